import { signedIn, type AccessRows } from '../access-row';

/** Needs: their owner's alone, whatever somebody else's role is. None are saved here. */
export const NEEDS_ROWS: AccessRows = {
  getOwnPreferences: signedIn(404),
  createPreferences: signedIn(422, () => ({ body: { requiresLiftAccess: 'yes' } })),
  getPreferences: signedIn(404, ({ memberId }) => ({ params: { userId: memberId } }), 403),
  updatePreferences: signedIn(404, ({ memberId }) => ({ params: { userId: memberId }, body: { consentToHealthData: true } }), 403),
  getHealthConsent: signedIn(200),
  withdrawHealthConsent: signedIn(204),
};
