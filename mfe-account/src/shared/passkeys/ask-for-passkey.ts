import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call, type BodyOf } from '@waymark/mfe-kit';
import { proveWithPasskey, signInWithPasskey, startPasskeyProof, startPasskeySignIn } from '../../endpoints';

type Credential = BodyOf<typeof signInWithPasskey>['credential'];

/** What a passkey is asked for: who gives the challenge, and who takes the answer, which is good for once. */
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
  /** Offers passkeys in the field with autocomplete "webauthn", in place of a dialog. */
  inField?: boolean;
  /** Called when the person has chosen a passkey and the server is asked. */
  onChosen?: () => void;
}

/** How often somebody has asked for a dialog: the browser takes one request at a time, and a new one ends what is open. */
let dialogs = 0;

/** Gets a challenge, has the browser sign it with a passkey, and sends the answer. */
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
  // On a slow line the challenge of the field may come when the dialog stands already: it must not take its place.
  if (inField && dialogs !== asked) throw new Error('A passkey was asked for meanwhile.');
  // As the standard writes it, of which the contract names the challenge alone.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  onChosen?.();
  await finish({ ...credential, response: { ...credential.response } });
}
