import { everyone, signedIn, type AccessRows } from '../access-row';

const UNKNOWN = 2_000_000_000;

/** Passkeys, codes and a sign-in provider. The bodies are invalid; only access is checked here. */
export const WAYS_IN_ROWS: AccessRows = {
  startPasskeySignIn: everyone(200),
  signInWithPasskey: everyone(422, () => ({ body: {} })),
  startPasskeyProof: signedIn(200),
  proveWithPasskey: signedIn(422, () => ({ body: {} })),
  startPasskey: signedIn(200),
  addPasskey: signedIn(422, () => ({ body: {} })),
  renamePasskey: signedIn(404, () => ({ params: { id: UNKNOWN }, body: { name: 'Phone' } })),
  removePasskey: signedIn(404, () => ({ params: { id: UNKNOWN } })),
  startProvider: everyone(302),
  finishProvider: everyone(302),
  linkProvider: signedIn(200),
  unlinkProvider: signedIn(204),
  getPendingProvider: everyone(404),
  createProviderAccount: everyone(422, () => ({ body: {} })),
  takeSecondStep: everyone(422, () => ({ body: {} })),
  startAuthenticator: signedIn(200),
  removeAuthenticator: signedIn(204),
  confirmAuthenticator: signedIn(422, () => ({ body: {} })),
  renewRecoveryCodes: signedIn(409),
  getWaysIn: everyone(200),
  getOwnWaysIn: signedIn(200),
};
