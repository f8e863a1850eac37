import { Alert, Button, Stack } from '@waymark/ui';

/** The server answers a known e-mail like a new one, so that nobody can find out who has an account. */
export function MaybeKnownEmail({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Stack $gap={4}>
      <Alert role="status" title="You are not signed in yet">
        An account with this e-mail address may already exist. Try signing in with it. If it is yours, we have sent you an e-mail.
      </Alert>
      <div>
        <Button variant="primary" onClick={onSignIn}>
          Go to sign in
        </Button>
      </div>
    </Stack>
  );
}
