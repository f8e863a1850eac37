import { Stack } from '@waymark/ui';
import type { ReactNode } from 'react';
import { OrLine } from './or-line';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

export type Mode = 'signIn' | 'create';

interface WaysInProps {
  mode: Mode;
  onSecondStep: (challenge: string) => void;
  onSignInInstead: () => void;
  passkey: ReactNode;
  provider: ReactNode;
}

/** The form, and the ways in without a password. */
export function WaysIn({ mode, onSecondStep, onSignInInstead, passkey, provider }: WaysInProps) {
  return mode === 'signIn' ? (
    <Stack $gap={5}>
      <SignInForm onSecondStep={onSecondStep} />
      <OrLine />
      {passkey}
      {provider}
    </Stack>
  ) : (
    <Stack $gap={5}>
      <RegisterForm onSignInInstead={onSignInInstead} />
      {provider}
    </Stack>
  );
}
