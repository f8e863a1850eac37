import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PasskeyView } from '@waymark/contracts-account';
import { call, useInBrowser } from '@waymark/mfe-kit';
import { Alert, Button, KeyIcon, Stack } from '@waymark/ui';
import { useState } from 'react';
import { addPasskey, startPasskey as askForOptions } from '../../../endpoints';
import { NotConfirmed } from '../../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { passkeyMessage } from '../../../shared/passkeys/passkey-message';
import { passkeysWorkHere } from '../../../shared/passkeys/passkeys-work-here';
import { useCatchFocus } from '../../../shared/use-catch-focus';
import { useChangeWays } from '../../../shared/ways-in/use-change-ways';
import { NameForm } from './name-form';

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows computer'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux computer'],
];

/** Suggests a name for a new passkey; people change it to their own name for the device. */
export function deviceName(userAgent: string): string {
  return SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'My passkey';
}

/** Gets the server's options for a passkey; rejected unless the person has recently confirmed their identity. */
async function startPasskey(): Promise<PublicKeyCredentialCreationOptionsJSON> {
  // The standard's full type; the contract declares only the challenge.
  return (await call(askForOptions)) as unknown as PublicKeyCredentialCreationOptionsJSON;
}

/** Has the browser create the passkey, and sends it. */
async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON, name: string): Promise<PasskeyView> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  const credential = await startRegistration({ optionsJSON });
  return call(addPasskey, { body: { name, credential: { ...credential, response: { ...credential.response } } } });
}

const HINT =
  'To help you recognise it, for example "My phone". Your browser will then ask for your fingerprint, face, PIN or security key.';
const wordsOf = (error: unknown) => (error instanceof NotConfirmed ? error.message : passkeyMessage(error));

export function AddPasskey({ onAdded }: { onAdded: (passkey: PasskeyView) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useChangeWays({
    failed: 'We could not add the passkey',
    call: async (name: string) => makePasskey(await confirmItIsYou(startPasskey), name),
    change: (before, _, passkey: PasskeyView) => ({ ...before, passkeys: [...before.passkeys, passkey] }),
    words: wordsOf,
    onDone: (passkey) => {
      setIsOpen(false);
      onAdded(passkey);
    },
  });

  const canAdd = useInBrowser(passkeysWorkHere, true);
  const button = useCatchFocus<HTMLButtonElement>(isOpen);

  if (!canAdd) {
    return (
      <Alert>
        This browser does not support passkeys. Open this page in a newer browser, or on your phone, to add one.
      </Alert>
    );
  }
  const add = (name: string) => {
    setProblem(null);
    mutate(name, { onError: (error) => setProblem(wordsOf(error)) });
  };
  return (
    <Stack $gap={4}>
      {problem && (
        <Alert tone="warn" role="alert">
          {problem}
        </Alert>
      )}
      {isOpen ? (
        <NameForm
          title="Add a passkey"
          first={deviceName(navigator.userAgent)}
          hint={HINT}
          submit="Continue"
          busyWords="Waiting for your device..."
          busy={isPending}
          onSubmit={add}
          onCancel={() => setIsOpen(false)}
        />
      ) : (
        <div>
          <Button ref={button} icon={<KeyIcon />} onClick={() => setIsOpen(true)}>
            Add a passkey
          </Button>
        </div>
      )}
      {dialog}
    </Stack>
  );
}
