import type { SignIn } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '../../endpoints';
import { useSignedIn } from '../../shared/after-sign-in/use-signed-in';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { PasswordField } from '../../shared/forms/password-field';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { secondStepChallenge } from './second-step-challenge';
import { signInRules } from './sign-in-rules';

const FALLBACK = 'Please check your email and password.';

/** `onSecondStep`: the password was right and a code is wanted; what it is given goes with the code. */
export function SignInForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SignIn>({
    resolver: signInRules,
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await call(signIn, { body: values, retry: false });
    } catch (error) {
      const challenge = secondStepChallenge(error);
      if (challenge !== null) return onSecondStep(challenge);
      const message = failureMessage(error, FALLBACK);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Login failed', description: message, variant: 'error' });
      return;
    }
    await signedIn();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Sign In">
      <Stack $gap={5}>
        <ErrorSummary errors={formProblems(errors, ['email', 'password'], failure)} attempt={submitCount} />
        {/* "webauthn": browsers offer the person's passkeys among their addresses. */}
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="username webauthn"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Logging in...' : 'Sign In'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
