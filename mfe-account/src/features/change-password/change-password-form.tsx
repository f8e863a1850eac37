import { zodResolver } from '@hookform/resolvers/zod';
import { call, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword } from '../../endpoints';
import { NotConfirmed } from '../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { ChangePasswordFields } from './change-password-fields';
import { changePasswordFormSchema, type ChangePasswordValues } from './change-password-form-schema';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'];
const FAILED = 'Your password was not changed. Please try again.';

interface ChangePasswordFormProps {
  hasPassword: boolean;
  onSubmit: () => void;
  onDone: () => void;
}

export function ChangePasswordForm({ hasPassword, onSubmit, onDone }: ChangePasswordFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const form = useForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordFormSchema(hasPassword)),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    setFailure(null);
    onSubmit();
    try {
      await confirmItIsYou(() =>
        call(changePassword, { body: { newPassword, ...(hasPassword ? { currentPassword } : {}) }, retry: false }),
      );
      form.reset();
      onDone();
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const message = failureMessage(error, FAILED);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Password not changed', description: message, variant: 'error' });
    }
  });

  const words = hasPassword ? 'Change password' : 'Set a password';
  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={words}>
        <Stack $gap={5}>
          <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
          <ChangePasswordFields form={form} hasPassword={hasPassword} />
          <div>
            <Button type="submit" variant="primary" busy={isSubmitting}>
              {isSubmitting ? 'Saving...' : words}
            </Button>
          </div>
        </Stack>
      </form>
      {dialog}
    </>
  );
}
