import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Card, Container, LinkButton, PageHeading, Stack } from '@waymark/ui';
import { useState } from 'react';
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
  const other = OTHERS[mode];
  usePageTitle(MODES[mode]);
  return (
    <Container $narrow>
      <Stack $gap={6}>
        <PageHeading>{MODES[mode]}</PageHeading>
        <Card>{mode === 'signIn' ? <SignInForm /> : <RegisterForm onSignInInstead={() => setMode('signIn')} />}</Card>
        <div>
          <Button onClick={() => setMode(other.mode)}>{other.label}</Button>
        </div>
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
