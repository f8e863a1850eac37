import type { UseFormReturn } from 'react-hook-form';
import { PasswordField } from '../../shared/forms/password-field';
import type { ChangePasswordValues } from './change-password-form-schema';

interface ChangePasswordFieldsProps {
  form: UseFormReturn<ChangePasswordValues>;
  hasPassword: boolean;
}

export function ChangePasswordFields({ form, hasPassword }: ChangePasswordFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      {hasPassword && (
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
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
    </>
  );
}
