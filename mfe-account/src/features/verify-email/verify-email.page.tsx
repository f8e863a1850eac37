import { ApiError, call, refreshSession, usePageTitle, useSession } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import { Alert, Button, LinkButton, Stack } from '@waymark/ui';
import { useState } from 'react';
import { verifyEmail } from '../../endpoints';
import { StatePage } from '../../shared/state-page';
import { useLinkToken } from '../../shared/use-link-token';

interface ConfirmEmailProps {
  token: string;
  onEnd: (end: 'verified' | 'changed' | 'invalid') => void;
}

/** Requires a button press: email scanners open links too, and would confirm addresses for strangers. */
function ConfirmEmail({ token, onEnd }: ConfirmEmailProps) {
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
      setFailure(failureMessage(error, 'That did not work. Please try again.'));
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

const DONE = {
  verified: 'Thank you. If you ever forget your password, we can help you back in.',
  changed: 'Thank you. Your account now uses this email address: log in with it.',
} as const;

type State = 'verified' | 'changed' | 'asking' | 'invalid';

/** Opened with the link in an email: confirms the address of a new account, or an account's new address. */
export default function VerifyEmailPage() {
  const token = useLinkToken();
  const isMember = useSession().status === 'member';
  const [state, setState] = useState<State>('asking');
  usePageTitle('Confirm your email address');

  if (token === null || state === 'invalid') return <InvalidLink isNews={state === 'invalid'} />;
  if (state === 'asking') {
    return (
      <StatePage title="Confirm your email address" lead="Press the button so that we know this address is yours.">
        <ConfirmEmail token={token} onEnd={setState} />
      </StatePage>
    );
  }
  return (
    <StatePage
      isNews
      title="Email address confirmed"
      lead={DONE[state]}
      ways={
        <LinkButton variant="primary" to={isMember ? '/' : '/login'}>
          {isMember ? 'Go to the home page' : 'Go to Login'}
        </LinkButton>
      }
    />
  );
}

function InvalidLink({ isNews }: { isNews: boolean }) {
  return (
    <StatePage
      isNews={isNews}
      title="Invalid or Expired Link"
      lead="This link is incomplete, already used, or more than an hour old. You can ask for a new one on your security page."
      ways={
        <LinkButton variant="primary" to="/account/security">
          Go to login and security
        </LinkButton>
      }
    />
  );
}
