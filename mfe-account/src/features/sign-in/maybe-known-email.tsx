import { Alert, Button, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';

/** A known e-mail signs nobody in: its owner has a mail. */
export function MaybeKnownEmail({ onSignIn }: { onSignIn: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The form with the pressed button is gone, so focus would be lost.
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Alert ref={message} tabIndex={-1} title="You are not logged in yet">
        An account with this email address may already exist. Try logging in with it. If it is yours, we have sent you
        an email.
      </Alert>
      <div>
        <Button variant="primary" onClick={onSignIn}>
          Go to Login
        </Button>
      </div>
    </Stack>
  );
}
