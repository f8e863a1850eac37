import type { SignIn } from '@waymark/contracts-account';
import { call, toast, ApiError } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { TextField } from '@waymark/ui';
import { signIn } from '../../endpoints';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';
import { signInRules } from './sign-in-rules';

/** What a refused sign-in is to send with a code; null when it was refused for another reason. */
function secondStepChallenge(error: unknown): string | null {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code !== 'auth.second-step' || !('challenge' in problem)) return null;
  return typeof problem.challenge === 'string' ? problem.challenge : null;
}

/** `onSecondStep`: the password was right and a code is wanted; what it is given goes with the code. */
export function SignInForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
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
      {/* "webauthn": browsers offer the person's passkeys among their addresses. */}
      <TextField label="Email" required type="email" autoComplete="username webauthn" {...state.field('email')} />
      <PasswordField label="Password" required autoComplete="current-password" {...state.field('password')} />
    </ContractForm>
  );
}
