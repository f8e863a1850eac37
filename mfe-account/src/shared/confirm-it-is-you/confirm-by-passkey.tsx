import { useInBrowser } from '@waymark/mfe-kit';
import { Alert, Button, KeyIcon, Stack } from '@waymark/ui';
import { useState } from 'react';
import { askForPasskey } from '../passkeys/ask-for-passkey';
import { passkeyMessage } from '../passkeys/passkey-message';
import { passkeysWorkHere } from '../passkeys/passkeys-work-here';

/** The other way to confirm, and the only one for members without a password. */
export function ConfirmByPasskey({ onProved }: { onProved: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!useInBrowser(passkeysWorkHere, false)) return null;
  const start = async () => {
    setProblem(null);
    setBusy(true);
    try {
      await askForPasskey('prove');
      onProved();
    } catch (error) {
      setProblem(passkeyMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack $gap={3}>
      <div>
        <Button icon={<KeyIcon />} busy={busy} onClick={() => void start()}>
          {busy ? 'Waiting for your passkey...' : 'Use a passkey instead'}
        </Button>
      </div>
      {problem && (
        <Alert tone="warn" role="alert">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
