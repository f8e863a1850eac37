import { Stack } from '@waymark/ui';
import { PasskeySignIn } from '../passkeys/passkey-sign-in';
import { ProviderButton } from '../provider/provider-button';
import { OrLine } from './or-line';
import { RegisterForm } from './register-form';
import { SignInForm } from './sign-in-form';

export type Mode = 'signIn' | 'create';

interface WaysInProps {
  mode: Mode;
  onSecondStep: (challenge: string) => void;
  onSignInInstead: () => void;
}

/** The form, and the ways in without a password. */
export function WaysIn({ mode, onSecondStep, onSignInInstead }: WaysInProps) {
  return mode === 'signIn' ? (
    <Stack $gap={5}>
      <SignInForm onSecondStep={onSecondStep} />
      <OrLine />
      <PasskeySignIn />
      <ProviderButton />
    </Stack>
  ) : (
    <Stack $gap={5}>
      <RegisterForm onSignInInstead={onSignInInstead} />
      <ProviderButton />
    </Stack>
  );
}
