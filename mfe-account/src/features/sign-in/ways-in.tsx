import { LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { OrLine } from './or-line';
import { SignInForm } from './sign-in-form';

// Most who come here have an account: the longer form and what checks it load when they are asked for.
const RegisterForm = lazy(() =>
  import(/* webpackChunkName: "register-form" */ './register-form').then((part) => ({ default: part.RegisterForm })),
);

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
      <Suspense fallback={<Loading />}>
        <RegisterForm onSignInInstead={onSignInInstead} />
      </Suspense>
      {provider}
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading the form">
      <Skeleton height="40rem" />
    </LoadingRegion>
  );
}
