import { PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT, type SignIn } from '@waymark/contracts-account';
import { EMAIL_MESSAGE, readEmail } from '@waymark/contracts-core';
import { ApiError, call, lazyAgain, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { LoadingRegion, Skeleton, space, Stack, TextField } from '@waymark/ui';
import { type ReactNode, Suspense } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { styled } from 'styled-components';
import { signIn } from '../../endpoints';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';

/**
 * Validation for logging in. Written by hand, because the form validation library is as large as the rest of this
 * page; the server validates again.
 */
export const signInRules: Resolver<SignIn> = (values) => {
  const errors: FieldErrors<SignIn> = {};
  const email = readEmail(values.email);
  if (email === null) errors.email = { type: 'email', message: EMAIL_MESSAGE };
  if (values.password.length < PASSWORD_MIN_DEFAULT)
    errors.password = { type: 'minLength', message: PASSWORD_TOO_SHORT };
  return email === null || Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...values, email }, errors: {} };
};

/** Returns the challenge to send with a code; null when the login failed for another reason. */
function secondStepChallenge(error: unknown): string | null {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code !== 'auth.second-step' || !('challenge' in problem)) return null;
  return typeof problem.challenge === 'string' ? problem.challenge : null;
}

/** `onSecondStep`: the password was correct and a code is required; receives the challenge to send with it. */
function SignInForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const signedIn = useSignedIn();
  const state = useContractForm<SignIn>({
    resolver: signInRules,
    defaultValues: { email: '', password: '' },
    labels: FIELD_LABELS,
    failed: 'Please check your email and password.',
    send: async (body) => void (await call(signIn, { body, retry: false })),
    onSent: signedIn,
    onFailed: (error, message) => {
      const challenge = secondStepChallenge(error);
      if (challenge !== null) {
        onSecondStep(challenge);
        return false;
      }
      toast({ title: 'Login failed', description: message, variant: 'error' });
    },
  });

  return (
    <ContractForm state={state} label="Sign In" button="Sign In" busy="Logging in...">
      {/* The value "webauthn" makes browsers suggest passkeys together with email addresses. */}
      <TextField label="Email" required type="email" autoComplete="username webauthn" {...state.field('email')} />
      <PasswordField label="Password" required autoComplete="current-password" {...state.field('password')} />
    </ContractForm>
  );
}

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

// Loaded on demand, because most visitors have an account, and this form and its validation are larger.
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

/** The form, and the ways to log in without a password. */
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
