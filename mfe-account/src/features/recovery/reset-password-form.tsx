import { zodResolver } from '@hookform/resolvers/zod';
import { resetFormSchema, type ResetForm } from '@waymark/contracts-account';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resetPassword } from '../../endpoints';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { PasswordField } from '../../shared/forms/password-field';
import { showServerErrors } from '../../shared/forms/show-server-errors';

const FAILED = 'Please try again.';

interface ResetPasswordFormProps {
  token: string;
  onEnd: (end: 'done' | 'invalid') => void;
}

export function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ResetForm>({
    resolver: zodResolver(resetFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async ({ newPassword }) => {
    setFailure(null);
    try {
      await call(resetPassword, { body: { token, newPassword }, retry: false });
      onEnd('done');
    } catch (error) {
      const message = failureMessage(error, FAILED);
      toast({ title: 'Reset Failed', description: message, variant: 'error' });
      if (isLinkInvalid(error)) onEnd('invalid');
      else if (!showServerErrors(form, error)) setFailure(message);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Reset Password">
      <Stack $gap={5}>
        <ErrorSummary
          errors={formProblems(errors, ['newPassword', 'confirmPassword'], failure)}
          attempt={submitCount}
        />
        <PasswordField
          label="New password"
          required
          hint="At least 6 characters. A long one that you use nowhere else is best."
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          required
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Resetting...' : 'Reset Password'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function isLinkInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'auth.link-invalid';
}
