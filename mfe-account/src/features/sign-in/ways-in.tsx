import { lazyAgain } from '@waymark/mfe-kit';
import { LoadingRegion, Skeleton, Stack, space } from '@waymark/ui';
import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SignInForm } from './sign-in-form';

/** Between one way in and the next. */
const OrLine = styled.p.attrs({ children: 'or' })`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  max-width: none;
  color: var(--color-text-soft);

  &::before,
  &::after {
    flex: 1;
    border-block-start: 1px solid var(--color-line);
    content: '';
  }
`;

// Most who come here have an account: the longer form and what checks it load when they are asked for.
const RegisterForm = lazyAgain(() =>
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
