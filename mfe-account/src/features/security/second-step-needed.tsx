import { useSession } from '@waymark/mfe-kit';
import { Alert } from '@waymark/ui';

/** For staff whose role waits for it. */
export function SecondStepNeeded() {
  const { user } = useSession();
  if (!user?.secondStepNeeded) return null;
  return (
    <Alert tone="warn" title="Your role needs a second step at login">
      Add a passkey or codes below, log out, and log in again with it. Until then you have the same access as any
      member.
    </Alert>
  );
}
