import { everyone, signedIn, type AccessRows } from '../access-row';

/** Data export and account deletion, each only for the caller's own account. */
export const PRIVACY_ROWS: AccessRows = {
  getPrivacyOverview: signedIn(200),
  requestExport: signedIn(201),
  listExports: signedIn(200),
  getExportFile: signedIn(404, () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } })),
  askForDeletion: signedIn(422, () => ({ body: {} })),
  cancelDeletion: signedIn(204),
  confirmDeletion: everyone(422, () => ({ body: {} })),
  setMarketingConsent: signedIn(422, () => ({ body: {} })),
};
