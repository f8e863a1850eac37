import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Card, Container, LinkButton, PageHeading, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import { ProviderButton } from '../provider/provider-button';
import { ProviderNotice } from '../provider/provider-notice';
import { useProviderReturn } from '../provider/use-provider-return';
import { SecondStepForm } from '../second-step/second-step-form';
import { OrLine } from './or-line';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

const MODES = { signIn: 'Sign In', create: 'Create Account' } as const;
type Mode = keyof typeof MODES;

const OTHERS: Record<Mode, { mode: Mode; label: string }> = {
  signIn: { mode: 'create', label: 'I am new here: Create Account' },
  create: { mode: 'signIn', label: 'I have an account: Sign In' },
};

/** S2 section 2, "Login": one page that toggles between signing in and creating an account. */
export default function LoginPage() {
  const [mode, setMode] = useState<Mode>('signIn');
  const [query, setQuery] = useSearchParams();
  // After a provider the challenge is in a cookie, and the address says only that a code is wanted.
  const [challenge, setChallenge] = useState<string | 'in-cookie' | null>(query.get('step') === 'code' ? 'in-cookie' : null);
  const other = OTHERS[mode];
  usePageTitle(MODES[mode]);
  useProviderReturn();

  const startAgain = () => {
    setChallenge(null);
    setQuery({}, { replace: true });
  };

  return (
    <Container $narrow>
      <Stack $gap={6}>
        <PageHeading>{MODES[mode]}</PageHeading>
        <ProviderNotice />
        <Card>
          {challenge !== null && <SecondStepForm challenge={challenge === 'in-cookie' ? undefined : challenge} onStartAgain={startAgain} />}
          {challenge === null && mode === 'signIn' && (
            <Stack $gap={5}>
              <SignInForm onSecondStep={setChallenge} />
              <OrLine />
              <PasskeySignIn />
              <ProviderButton />
            </Stack>
          )}
          {challenge === null && mode === 'create' && (
            <Stack $gap={5}>
              <RegisterForm onSignInInstead={() => setMode('signIn')} />
              <ProviderButton />
            </Stack>
          )}
        </Card>
        {challenge === null && (
          <div>
            <Button onClick={() => setMode(other.mode)}>{other.label}</Button>
          </div>
        )}
        <Stack $gap={2}>
          <div>
            <LinkButton variant="quiet" to="/forgot-password">
              Forgot your password?
            </LinkButton>
          </div>
          <div>
            <LinkButton variant="quiet" to="/">
              Back to home
            </LinkButton>
          </div>
        </Stack>
      </Stack>
    </Container>
  );
}
