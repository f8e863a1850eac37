import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Card, Container, Inline, PageHeading, Stack } from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

const MODES = { signIn: 'Sign In', create: 'Create Account' } as const;
type Mode = keyof typeof MODES;

/** S2 section 2, "Login": one page that toggles between signing in and creating an account. */
export default function LoginPage() {
  const [mode, setMode] = useState<Mode>('signIn');
  usePageTitle(MODES[mode]);
  return (
    <Container $narrow>
      <Stack $gap={6}>
        <PageHeading>{MODES[mode]}</PageHeading>
        <Inline $gap={2} role="group" aria-label="What you want to do">
          <Button aria-pressed={mode === 'signIn'} onClick={() => setMode('signIn')}>
            I have an account
          </Button>
          <Button aria-pressed={mode === 'create'} onClick={() => setMode('create')}>
            I am new here
          </Button>
        </Inline>
        <Card>{mode === 'signIn' ? <SignInForm /> : <RegisterForm onSignInInstead={() => setMode('signIn')} />}</Card>
        <Inline $gap={5}>
          <Link to="/forgot-password">Forgot your password?</Link>
          <Link to="/">Back to home</Link>
        </Inline>
      </Stack>
    </Container>
  );
}
