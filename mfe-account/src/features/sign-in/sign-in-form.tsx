import { zodResolver } from '@hookform/resolvers/zod';
import { signInSchema, type SignIn } from '@waymark/contracts-account';
import { refreshSession, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signIn } from './api/sign-in';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { PasswordField } from '../../shared/forms/password-field';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';

const FALLBACK = 'Please check your email and password.';

export function SignInForm() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SignIn>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await signIn(values);
    } catch (error) {
      const message = failureMessage(error, FALLBACK);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Login failed', description: message, variant: 'error' });
      return;
    }
    await refreshSession();
    toast({ title: 'Welcome back!', variant: 'success' });
    void navigate(takeRedirectTarget(), { replace: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Sign In">
      <Stack $gap={5}>
        <ErrorSummary errors={formProblems(errors, ['email', 'password'], failure)} attempt={submitCount} />
        <TextField label="Email" type="email" autoComplete="username" error={errors.email?.message} {...form.register('email')} />
        <PasswordField label="Password" autoComplete="current-password" error={errors.password?.message} {...form.register('password')} />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Signing in...' : 'Sign In'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
