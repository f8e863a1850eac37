import { everyone, signedIn, type AccessRows } from '../access-row';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Passkeys, codes and a provider (none is configured here). What is sent is wrong: who may ask is what is looked at. */
export const WAYS_IN_ROWS: AccessRows = {
  startPasskeySignIn: everyone(200),
  signInWithPasskey: everyone(422, () => ({ body: {} })),
  startPasskeyProof: signedIn(200),
  proveWithPasskey: signedIn(422, () => ({ body: {} })),
  startPasskey: signedIn(200),
  addPasskey: signedIn(422, () => ({ body: {} })),
  renamePasskey: signedIn(404, () => ({ params: { id: UNKNOWN }, body: { name: 'Phone' } })),
  removePasskey: signedIn(404, () => ({ params: { id: UNKNOWN } })),
  startProvider: everyone(404),
  finishProvider: everyone(404),
  linkProvider: signedIn(404),
  unlinkProvider: signedIn(404),
  getPendingProvider: everyone(404),
  createProviderAccount: everyone(422, () => ({ body: {} })),
  takeSecondStep: everyone(422, () => ({ body: {} })),
  startAuthenticator: signedIn(201),
  removeAuthenticator: signedIn(404),
  confirmAuthenticator: signedIn(422, () => ({ body: {} })),
  renewRecoveryCodes: signedIn(404),
  getWaysIn: everyone(200),
  getOwnWaysIn: signedIn(200),
};
