import { zodResolver } from '@hookform/resolvers/zod';
import { call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { passwordSchema, PASSWORDS_DIFFER } from '@waymark/contracts-account';
import { z } from 'zod';
import { changePassword } from '../../endpoints';
import { NotConfirmed } from '../../shared/confirm-it-is-you/not-confirmed';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';

const CURRENT = 'Please enter your current password.';

/** Validation of the form; the server checks the current password. Members without a password are not asked for one. */
function changePasswordFormSchema(hasPassword: boolean) {
  return z
    .object({
      currentPassword: hasPassword ? z.string().min(1, CURRENT) : z.string(),
      newPassword: passwordSchema,
      confirmPassword: z.string(),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORDS_DIFFER,
    });
}
type ChangePasswordValues = z.input<ReturnType<typeof changePasswordFormSchema>>;

interface ChangePasswordFormProps {
  hasPassword: boolean;
  onSubmit: () => void;
  onDone: () => void;
}

export function ChangePasswordForm({ hasPassword, onSubmit, onDone }: ChangePasswordFormProps) {
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const state = useContractForm<ChangePasswordValues>({
    resolver: zodResolver(changePasswordFormSchema(hasPassword)),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    labels: FIELD_LABELS,
    failed: 'Your password was not changed. Please try again.',
    send: async ({ currentPassword, newPassword }) => {
      onSubmit();
      const body = { newPassword, ...(hasPassword ? { currentPassword } : {}) };
      await confirmItIsYou(() => call(changePassword, { body, retry: false }));
      state.form.reset();
      onDone();
    },
    onFailed: (error, message) => {
      if (error instanceof NotConfirmed) return false;
      toast({ title: 'Password not changed', description: message, variant: 'error' });
    },
  });
  const words = hasPassword ? 'Change password' : 'Set a password';

  return (
    <>
      <ContractForm state={state} label={words} button={words} busy="Saving...">
        {hasPassword && (
          <PasswordField
            label="Current password"
            required
            autoComplete="current-password"
            {...state.field('currentPassword')}
          />
        )}
        <PasswordField
          label="New password"
          required
          hint="At least 6 characters. A long one that you do not use anywhere else is best."
          autoComplete="new-password"
          {...state.field('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          required
          autoComplete="new-password"
          {...state.field('confirmPassword')}
        />
      </ContractForm>
      {dialog}
    </>
  );
}
