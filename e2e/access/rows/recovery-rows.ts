import { everyone, signedIn, type AccessRows } from '../access-row';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NO_TOKEN = 'A'.repeat(43);

/** The local mailbox and account recovery. */
export const RECOVERY_ROWS: AccessRows = {
  listMails: everyone(200),
  getMail: everyone(404, () => ({ params: { id: UNKNOWN } })),
  getMailHtml: everyone(404, () => ({ params: { id: UNKNOWN } })),
  getMailboxPage: everyone(200),
  forgotPassword: everyone(200, (_world, who) => ({ body: { email: `nobody.${who.replace(' ', '.')}@example.org` } })),
  verifyResetToken: everyone(400, () => ({ params: { token: NO_TOKEN } })),
  resetPassword: everyone(422, () => ({ body: {} })),
  verifyEmail: everyone(422, () => ({ body: {} })),
  resendVerification: signedIn(204),
  changePassword: signedIn(422, () => ({ body: {} })),
  changeEmail: signedIn(422, () => ({ body: {} })),
};
