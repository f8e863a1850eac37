import { call } from '@waymark/mfe-kit';
import { Alert, Button, Stack } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { resendVerification } from '../../endpoints';

type Told = { tone: 'good' | 'bad'; text: string };

/** For an address that nobody has confirmed yet: why it matters, and a new mail. */
export function ConfirmAddress({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  async function send() {
    setBusy(true);
    try {
      await call(resendVerification, { retry: false });
      setTold({ tone: 'good', text: `We have sent a link to ${email}. It works for one hour.` });
    } catch (error) {
      setTold({ tone: 'bad', text: failureMessage(error, 'The mail was not sent. Please try again.') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack $gap={3}>
      <p>
        Open the link in our mail to confirm that this address is yours. Without that we cannot help you back in if you
        forget your password elsewhere.
      </p>
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {busy ? 'Sending...' : 'Send the link again'}
        </Button>
      </div>
      {/* There from the start: a live region that comes with its words is not always read out. */}
      <div role="status">{told && <Alert tone={told.tone}>{told.text}</Alert>}</div>
    </Stack>
  );
}
