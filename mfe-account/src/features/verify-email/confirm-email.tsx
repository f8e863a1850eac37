import { ApiError, call, refreshSession } from '@waymark/mfe-kit';
import { Alert, Button, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { verifyEmail } from '../../endpoints';

interface ConfirmEmailProps {
  token: string;
  onEnd: (end: 'verified' | 'changed' | 'invalid') => void;
}

/** A press, not the mere opening: mail scanners open links too, and would confirm addresses for strangers. */
export function ConfirmEmail({ token, onEnd }: ConfirmEmailProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      const { what } = await call(verifyEmail, { body: { token }, retry: false });
      await refreshSession();
      onEnd(what);
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'auth.link-invalid') return onEnd('invalid');
      setFailure(failureMessage(error, 'This did not work. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack $gap={4}>
      {failure !== null && (
        <Alert tone="bad" role="alert" title="Your email address is not confirmed yet">
          {failure}
        </Alert>
      )}
      <div>
        <Button variant="primary" busy={busy} onClick={() => void confirm()}>
          {busy ? 'Confirming...' : 'Confirm my email address'}
        </Button>
      </div>
    </Stack>
  );
}
