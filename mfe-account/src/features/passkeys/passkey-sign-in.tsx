import { toast } from '@waymark/mfe-kit';
import { Alert, Button, KeyIcon, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';
import { askForPasskey } from '../../shared/passkeys/ask-for-passkey';
import { isCancelled, passkeyMessage } from '../../shared/passkeys/passkey-message';
import { passkeysWorkHere } from '../../shared/passkeys/passkeys-work-here';
import { usePasskeyInField } from './use-passkey-in-field';

const NONE_HERE = 'This browser does not support passkeys. Log in with your password, or use a newer browser.';

/** Signing in with a passkey: by the button, or from the e-mail field where the browser offers it there. */
export function PasskeySignIn() {
  const signedIn = useSignedIn();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const fail = (error: unknown) => {
    setProblem(passkeyMessage(error));
    // Whoever stopped it themselves needs no second message.
    if (!isCancelled(error)) toast({ title: 'Login failed', description: passkeyMessage(error), variant: 'error' });
  };
  usePasskeyInField(() => void signedIn(), fail);

  const start = async () => {
    setProblem(passkeysWorkHere() ? null : NONE_HERE);
    if (!passkeysWorkHere()) return;
    setBusy(true);
    try {
      await askForPasskey('sign-in');
      await signedIn();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack $gap={3}>
      <Button wide icon={<KeyIcon />} busy={busy} onClick={() => void start()}>
        {busy ? 'Waiting for your passkey...' : 'Log in with a passkey'}
      </Button>
      {problem && (
        <Alert tone="warn" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
