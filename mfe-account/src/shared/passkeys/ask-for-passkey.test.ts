import { stubApi } from '@waymark/testing/browser/stub-api';
import { askForPasskey } from './ask-for-passkey';

const PATH = '/api/auth/passkeys/sign-in';
const OPTIONS = { body: { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' } };
const bytes = () => new ArrayBuffer(2);

it('a late challenge for the field does not end the dialog that the person opened', async () => {
  const asked: (string | undefined)[] = [];
  const get = async ({ mediation }: CredentialRequestOptions) => {
    asked.push(mediation);
    const response = { authenticatorData: bytes(), clientDataJSON: bytes(), signature: bytes() };
    return { id: 'x', rawId: bytes(), type: 'public-key', response, getClientExtensionResults: () => ({}) };
  };
  Object.assign(window, {
    PublicKeyCredential: Object.assign(() => undefined, {
      isConditionalMediationAvailable: () => Promise.resolve(true),
    }),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';

  stubApi({ [`POST ${PATH}/options`]: OPTIONS, [`POST ${PATH}`]: { body: {} } });
  // The first of the two challenges is held back until the dialog is done.
  const { fetch } = window;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  window.fetch = async (...request) => {
    calls += 1;
    if (calls === 1) await held;
    return fetch(...request);
  };
  const offer = askForPasskey('sign-in', { inField: true });
  await askForPasskey('sign-in');
  release();
  await expect(offer).rejects.toThrow('meanwhile');
  expect(asked).toHaveLength(1);
  expect(asked).not.toContain('conditional');
});
