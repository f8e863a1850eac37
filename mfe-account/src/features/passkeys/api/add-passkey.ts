import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyView } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/auth/passkeys';

/** Asks the server what kind of passkey it wants: refused until the person proved lately who they are. */
export function startPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return apiClient.post(`${PATH}/options`);
}

/** Has the browser make the passkey, and sends it. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  name: string,
): Promise<PasskeyView> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON });
  return apiClient.post(PATH, { body: { name, credential } });
}
