import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call, type BodyOf } from '@waymark/mfe-kit';
import { proveWithPasskey, signInWithPasskey, startPasskeyProof, startPasskeySignIn } from '../../endpoints';

type Credential = BodyOf<typeof signInWithPasskey>['credential'];

/** Purposes of a passkey request: where the challenge comes from, and where the single-use response goes. */
const PURPOSES = {
  'sign-in': {
    start: () => call(startPasskeySignIn),
    finish: (credential: Credential) => call(signInWithPasskey, { body: { credential }, retry: false }),
  },
  prove: {
    start: () => call(startPasskeyProof),
    finish: (credential: Credential) => call(proveWithPasskey, { body: { credential }, retry: false }),
  },
};

interface Ask {
  /** Offers passkeys in the field with autocomplete "webauthn", instead of a dialog. */
  inField?: boolean;
  /** Called when the person has chosen a passkey, before the request to the server. */
  onChosen?: () => void;
}

/**
 * Number of dialogs opened so far. The browser allows one request at a time, and a new one cancels the previous one.
 */
let dialogs = 0;

/** Gets a challenge, has the browser sign it with a passkey, and sends the result. */
export async function askForPasskey(
  purpose: keyof typeof PURPOSES,
  { inField = false, onChosen }: Ask = {},
): Promise<void> {
  const { start, finish } = PURPOSES[purpose];
  if (!inField) dialogs += 1;
  const asked = dialogs;
  const [{ startAuthentication }, options] = await Promise.all([
    import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
    start(),
  ]);
  // On a slow connection the field's challenge may arrive when a dialog is already open: it must not replace the
  // dialog.
  if (inField && dialogs !== asked) throw new Error('A passkey was asked for meanwhile.');
  // The standard's full type; the contract declares only the challenge.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  onChosen?.();
  await finish({ ...credential, response: { ...credential.response } });
}
