import { zodResolver } from '@hookform/resolvers/zod';
import { resetFormSchema, type ResetForm } from '@waymark/contracts-account';
import { ApiError, call, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { resetPassword } from '../../endpoints';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';

interface ResetPasswordFormProps {
  token: string;
  onEnd: (end: 'done' | 'invalid') => void;
}

export function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
  const state = useContractForm<ResetForm>({
    resolver: zodResolver(resetFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
    labels: FIELD_LABELS,
    failed: 'Please try again.',
    send: async ({ newPassword }) => {
      await call(resetPassword, { body: { token, newPassword }, retry: false });
      onEnd('done');
    },
    onFailed: (error, message) => {
      toast({ title: 'Reset Failed', description: message, variant: 'error' });
      if (!isLinkInvalid(error)) return;
      onEnd('invalid');
      return false;
    },
  });

  return (
    <ContractForm state={state} label="Reset Password" button="Reset Password" busy="Resetting...">
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
  );
}

function isLinkInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'auth.link-invalid';
}
