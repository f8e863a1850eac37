import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordSchema, type ForgotPassword } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { forgotPassword } from '../../endpoints';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { showServerErrors } from '../../shared/forms/show-server-errors';

const FAILED = 'Failed to send reset email. Please try again.';

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ForgotPassword>({
    resolver: zodResolver(forgotPasswordSchema),
    defaultValues: { email: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { resetToken } = await call(forgotPassword, { body: values, retry: false });
      // Sent to developers on their own machine only.
      if (resetToken !== undefined) toast({ title: 'Reset token (development mode)', description: resetToken });
      onSent(values.email);
    } catch (error) {
      if (!showServerErrors(form, error)) setFailure(failureMessage(error, FAILED));
      toast({ title: 'Error', description: FAILED, variant: 'error' });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Forgot Password">
      <Stack $gap={5}>
        <ErrorSummary errors={formProblems(errors, ['email'], failure)} attempt={submitCount} />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Reset Link'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
