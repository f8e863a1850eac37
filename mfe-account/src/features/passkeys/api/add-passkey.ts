import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyView } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { addPasskey, startPasskey as askForOptions } from '../../../endpoints';

/** Asks the server what kind of passkey it wants: refused until the person proved lately who they are. */
export async function startPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON> {
  // As the standard writes it, of which the contract names the challenge alone.
  return (await call(askForOptions)) as unknown as PublicKeyCredentialCreationOptionsJSON;
}

/** Has the browser make the passkey, and sends it. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
  name: string,
): Promise<PasskeyView> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON });
  return call(addPasskey, { body: { name, credential: { ...credential, response: { ...credential.response } } } });
}
