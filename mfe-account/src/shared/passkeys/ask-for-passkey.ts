import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { apiClient } from '@waymark/mfe-kit';

interface Ask {
  /** Offers passkeys in the field with autocomplete "webauthn", in place of a dialog. */
  inField?: boolean;
  /** Called when the person has chosen a passkey and the server is asked. */
  onChosen?: () => void;
}

/** How often somebody has asked for a dialog: the browser takes one request at a time, and a new one ends what is open. */
let dialogs = 0;

/** Gets a challenge, has the browser sign it with a passkey, and sends the answer. `path` is the API's. */
export async function askForPasskey(path: string, { inField = false, onChosen }: Ask = {}): Promise<void> {
  if (!inField) dialogs += 1;
  const asked = dialogs;
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
    apiClient.post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`),
  ]);
  // On a slow line the challenge of the field may come when the dialog stands already: it must not take its place.
  if (inField && dialogs !== asked) throw new Error('A passkey was asked for meanwhile.');
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  onChosen?.();
  await apiClient.post(path, { body: { credential }, retry: false });
}
