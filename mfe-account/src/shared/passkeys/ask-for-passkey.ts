import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { apiClient } from '@waymark/mfe-kit';

interface Ask {
  /** Offers passkeys in the field with autocomplete "webauthn", in place of a dialog. */
  inField?: boolean;
  /** Called when the person has chosen a passkey and the server is asked. */
  onChosen?: () => void;
}

/** Gets a challenge, has the browser sign it with a passkey, and sends the answer. `path` is the API's. */
export async function askForPasskey(path: string, { inField = false, onChosen }: Ask = {}): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser'),
    apiClient.post<PublicKeyCredentialRequestOptionsJSON>(`${path}/options`),
  ]);
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inField });
  onChosen?.();
  await apiClient.post(path, { body: { credential } });
}
