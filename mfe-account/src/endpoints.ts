// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const addPasskey = /* @__PURE__ */ endpoint<Contracts['addPasskey']>('POST', '/api/auth/passkeys');
export const askForDeletion = /* @__PURE__ */ endpoint<Contracts['askForDeletion']>('POST', '/api/privacy/delete');
export const askCardOutcome = /* @__PURE__ */ endpoint<Contracts['askCardOutcome']>(
  'POST',
  '/api/donations/card-outcome',
);
export const askDonationOutcome = /* @__PURE__ */ endpoint<Contracts['askDonationOutcome']>(
  'POST',
  '/api/donations/outcome',
);
export const beginLinkedCard = /* @__PURE__ */ endpoint<Contracts['beginLinkedCard']>(
  'POST',
  '/api/donations/by-link/card',
);
export const beginNewCard = /* @__PURE__ */ endpoint<Contracts['beginNewCard']>(
  'POST',
  '/api/donations/monthly/:id/card',
);
export const cancelDeletion = /* @__PURE__ */ endpoint<Contracts['cancelDeletion']>('DELETE', '/api/privacy/delete');
export const changeEmail = /* @__PURE__ */ endpoint<Contracts['changeEmail']>('POST', '/api/auth/change-email');
export const changeLinkedDonation = /* @__PURE__ */ endpoint<Contracts['changeLinkedDonation']>(
  'POST',
  '/api/donations/by-link/change',
);
export const changeMemberRole = /* @__PURE__ */ endpoint<Contracts['changeMemberRole']>(
  'PUT',
  '/api/admin/members/:id/role',
);
export const changeMonthlyDonation = /* @__PURE__ */ endpoint<Contracts['changeMonthlyDonation']>(
  'PUT',
  '/api/donations/monthly/:id',
);
export const changeName = /* @__PURE__ */ endpoint<Contracts['changeName']>('PUT', '/api/profile/name');
export const changePassword = /* @__PURE__ */ endpoint<Contracts['changePassword']>(
  'POST',
  '/api/auth/change-password',
);
export const reconcileDonations = /* @__PURE__ */ endpoint<Contracts['reconcileDonations']>(
  'POST',
  '/api/admin/donations/compare',
);
export const confirmAuthenticator = /* @__PURE__ */ endpoint<Contracts['confirmAuthenticator']>(
  'POST',
  '/api/auth/authenticator/confirm',
);
export const confirmDeletion = /* @__PURE__ */ endpoint<Contracts['confirmDeletion']>(
  'POST',
  '/api/privacy/delete/confirm',
);
export const correctProfileByStaff = /* @__PURE__ */ endpoint<Contracts['correctProfileByStaff']>(
  'PUT',
  '/api/user-profiles/moderated/:kind/:contentId/correction',
);
export const createPalette = /* @__PURE__ */ endpoint<Contracts['createPalette']>('POST', '/api/palettes');
export const createPaymentIntent = /* @__PURE__ */ endpoint<Contracts['createPaymentIntent']>(
  'POST',
  '/api/create-payment-intent',
);
export const createPreferences = /* @__PURE__ */ endpoint<Contracts['createPreferences']>(
  'POST',
  '/api/accessibility-preferences',
);
export const createProviderAccount = /* @__PURE__ */ endpoint<Contracts['createProviderAccount']>(
  'POST',
  '/api/auth/provider/account',
);
export const deletePalette = /* @__PURE__ */ endpoint<Contracts['deletePalette']>('DELETE', '/api/palettes/:id');
export const endOtherSessions = /* @__PURE__ */ endpoint<Contracts['endOtherSessions']>('DELETE', '/api/auth/sessions');
export const endSession = /* @__PURE__ */ endpoint<Contracts['endSession']>('DELETE', '/api/auth/sessions/:id');
export const exportDonations = /* @__PURE__ */ endpoint<Contracts['exportDonations']>(
  'GET',
  '/api/admin/donations/export.csv',
);
export const forgotPassword = /* @__PURE__ */ endpoint<Contracts['forgotPassword']>(
  'POST',
  '/api/auth/forgot-password',
);
export const getCurrentUser = /* @__PURE__ */ endpoint<Contracts['getCurrentUser']>('GET', '/api/auth/user');
export const getExportFile = /* @__PURE__ */ endpoint<Contracts['getExportFile']>(
  'GET',
  '/api/privacy/export/:id/file',
);
export const getDonationReceipt = /* @__PURE__ */ endpoint<Contracts['getDonationReceipt']>(
  'GET',
  '/api/donations/receipts/:id',
);
export const getDonationReceiptByLink = /* @__PURE__ */ endpoint<Contracts['getDonationReceiptByLink']>(
  'POST',
  '/api/donations/receipts/by-link',
);
export const getDonationTotals = /* @__PURE__ */ endpoint<Contracts['getDonationTotals']>(
  'GET',
  '/api/admin/donations/totals',
);
export const getGiving = /* @__PURE__ */ endpoint<Contracts['getGiving']>('GET', '/api/donations');
export const getHealthConsent = /* @__PURE__ */ endpoint<Contracts['getHealthConsent']>(
  'GET',
  '/api/privacy/consents/health',
);
export const getMail = /* @__PURE__ */ endpoint<Contracts['getMail']>('GET', '/api/auth/mailbox/:id');
export const getMailHtml = /* @__PURE__ */ endpoint<Contracts['getMailHtml']>('GET', '/api/auth/mailbox/:id/html');
export const getOwnWaysIn = /* @__PURE__ */ endpoint<Contracts['getOwnWaysIn']>('GET', '/api/auth/ways/mine');
export const getPendingProvider = /* @__PURE__ */ endpoint<Contracts['getPendingProvider']>(
  'GET',
  '/api/auth/provider/pending',
);
export const getPreferences = /* @__PURE__ */ endpoint<Contracts['getPreferences']>(
  'GET',
  '/api/accessibility-preferences/:userId',
);
export const getPrivacyOverview = /* @__PURE__ */ endpoint<Contracts['getPrivacyOverview']>('GET', '/api/privacy');
export const getUserProfile = /* @__PURE__ */ endpoint<Contracts['getUserProfile']>('GET', '/api/user-profiles/:id');
export const getWaysIn = /* @__PURE__ */ endpoint<Contracts['getWaysIn']>('GET', '/api/auth/ways');
export const linkProvider = /* @__PURE__ */ endpoint<Contracts['linkProvider']>('POST', '/api/auth/provider/link');
export const listAuditLog = /* @__PURE__ */ endpoint<Contracts['listAuditLog']>('GET', '/api/admin/audit-log');
export const listReconciliationDifferences = /* @__PURE__ */ endpoint<Contracts['listReconciliationDifferences']>(
  'GET',
  '/api/admin/donations/differences',
);
export const listDonations = /* @__PURE__ */ endpoint<Contracts['listDonations']>('GET', '/api/admin/donations');
export const listMails = /* @__PURE__ */ endpoint<Contracts['listMails']>('GET', '/api/auth/mailbox');
export const listMyDonations = /* @__PURE__ */ endpoint<Contracts['listMyDonations']>('GET', '/api/donations/mine');
export const listPalettes = /* @__PURE__ */ endpoint<Contracts['listPalettes']>('GET', '/api/palettes');
export const listSessions = /* @__PURE__ */ endpoint<Contracts['listSessions']>('GET', '/api/auth/sessions');
export const prove = /* @__PURE__ */ endpoint<Contracts['prove']>('POST', '/api/auth/prove');
export const proveWithPasskey = /* @__PURE__ */ endpoint<Contracts['proveWithPasskey']>(
  'POST',
  '/api/auth/passkeys/prove',
);
export const putAccessibilityProfile = /* @__PURE__ */ endpoint<Contracts['putAccessibilityProfile']>(
  'PUT',
  '/api/profile/accessibility',
);
export const putPublicProfile = /* @__PURE__ */ endpoint<Contracts['putPublicProfile']>('PUT', '/api/profile/public');
export const readLinkedDonations = /* @__PURE__ */ endpoint<Contracts['readLinkedDonations']>(
  'POST',
  '/api/donations/by-link',
);
export const readProfileCorrection = /* @__PURE__ */ endpoint<Contracts['readProfileCorrection']>(
  'GET',
  '/api/user-profiles/moderated/corrections/:id',
);
export const refundDonation = /* @__PURE__ */ endpoint<Contracts['refundDonation']>(
  'POST',
  '/api/admin/donations/:id/refund',
);
export const register = /* @__PURE__ */ endpoint<Contracts['register']>('POST', '/api/auth/register');
export const removeAuthenticator = /* @__PURE__ */ endpoint<Contracts['removeAuthenticator']>(
  'DELETE',
  '/api/auth/authenticator',
);
export const removePasskey = /* @__PURE__ */ endpoint<Contracts['removePasskey']>('DELETE', '/api/auth/passkeys/:id');
export const renamePasskey = /* @__PURE__ */ endpoint<Contracts['renamePasskey']>('PATCH', '/api/auth/passkeys/:id');
export const renewRecoveryCodes = /* @__PURE__ */ endpoint<Contracts['renewRecoveryCodes']>(
  'POST',
  '/api/auth/authenticator/recovery-codes',
);
export const replacePalette = /* @__PURE__ */ endpoint<Contracts['replacePalette']>('PUT', '/api/palettes/:id');
export const requestExport = /* @__PURE__ */ endpoint<Contracts['requestExport']>('POST', '/api/privacy/export');
export const resendVerification = /* @__PURE__ */ endpoint<Contracts['resendVerification']>(
  'POST',
  '/api/auth/verify-email/resend',
);
export const resetPassword = /* @__PURE__ */ endpoint<Contracts['resetPassword']>('POST', '/api/auth/reset-password');
export const restoreMember = /* @__PURE__ */ endpoint<Contracts['restoreMember']>(
  'POST',
  '/api/admin/members/:id/restore',
);
export const searchMembers = /* @__PURE__ */ endpoint<Contracts['searchMembers']>('POST', '/api/admin/members/search');
export const setInfluencer = /* @__PURE__ */ endpoint<Contracts['setInfluencer']>(
  'PUT',
  '/api/admin/members/:id/influencer',
);
export const setMarketingConsent = /* @__PURE__ */ endpoint<Contracts['setMarketingConsent']>(
  'PUT',
  '/api/privacy/consents/marketing',
);
export const setVerification = /* @__PURE__ */ endpoint<Contracts['setVerification']>(
  'PUT',
  '/api/admin/members/:id/verification',
);
export const readProfileForModeration = /* @__PURE__ */ endpoint<Contracts['readProfileForModeration']>(
  'GET',
  '/api/user-profiles/moderated/:kind/:contentId',
);
export const listProfileExcerpts = /* @__PURE__ */ endpoint<Contracts['listProfileExcerpts']>(
  'GET',
  '/api/user-profiles/moderated/excerpts',
);
export const showAccountDay = /* @__PURE__ */ endpoint<Contracts['showAccountDay']>(
  'GET',
  '/api/user-profiles/member-days/:memberId/:day',
);
export const signIn = /* @__PURE__ */ endpoint<Contracts['signIn']>('POST', '/api/auth/login');
export const signInWithPasskey = /* @__PURE__ */ endpoint<Contracts['signInWithPasskey']>(
  'POST',
  '/api/auth/passkeys/sign-in',
);
export const startAuthenticator = /* @__PURE__ */ endpoint<Contracts['startAuthenticator']>(
  'POST',
  '/api/auth/authenticator',
);
export const startPasskey = /* @__PURE__ */ endpoint<Contracts['startPasskey']>('POST', '/api/auth/passkeys/options');
export const startPasskeyProof = /* @__PURE__ */ endpoint<Contracts['startPasskeyProof']>(
  'POST',
  '/api/auth/passkeys/prove/options',
);
export const startPasskeySignIn = /* @__PURE__ */ endpoint<Contracts['startPasskeySignIn']>(
  'POST',
  '/api/auth/passkeys/sign-in/options',
);
export const startProvider = /* @__PURE__ */ endpoint<Contracts['startProvider']>('GET', '/api/auth/provider/start');
export const stopLinkedDonation = /* @__PURE__ */ endpoint<Contracts['stopLinkedDonation']>(
  'POST',
  '/api/donations/by-link/stop',
);
export const stopMonthlyDonation = /* @__PURE__ */ endpoint<Contracts['stopMonthlyDonation']>(
  'POST',
  '/api/donations/monthly/:id/stop',
);
export const suspendMember = /* @__PURE__ */ endpoint<Contracts['suspendMember']>(
  'POST',
  '/api/admin/members/:id/suspend',
);
export const takeSecondStep = /* @__PURE__ */ endpoint<Contracts['takeSecondStep']>(
  'POST',
  '/api/auth/login/second-step',
);
export const unlinkProvider = /* @__PURE__ */ endpoint<Contracts['unlinkProvider']>('DELETE', '/api/auth/provider');
export const updatePreferences = /* @__PURE__ */ endpoint<Contracts['updatePreferences']>(
  'PUT',
  '/api/accessibility-preferences/:userId',
);
export const verifyEmail = /* @__PURE__ */ endpoint<Contracts['verifyEmail']>('POST', '/api/auth/verify-email');
export const verifyResetToken = /* @__PURE__ */ endpoint<Contracts['verifyResetToken']>(
  'GET',
  '/api/auth/verify-reset-token/:token',
);
export const viewMember = /* @__PURE__ */ endpoint<Contracts['viewMember']>('GET', '/api/admin/members/:id');
export const withdrawHealthConsent = /* @__PURE__ */ endpoint<Contracts['withdrawHealthConsent']>(
  'DELETE',
  '/api/privacy/consents/health',
);
