import type { Registration } from '@waymark/contracts-account';
import { CheckboxField, TextField } from '@waymark/ui';
import type { UseFormReturn } from 'react-hook-form';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { PasswordField } from '../../shared/forms/password-field';

export function RegisterFields({ form }: { form: UseFormReturn<Registration> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Display name"
        required
        hint="Shown beside your reviews."
        autoComplete="name"
        error={errors.displayName?.message}
        {...register('displayName')}
      />
      <TextField
        label="Username"
        required
        hint="At least 3 letters, numbers, dots, dashes or underscores."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        required
        hint="Others see it only if you say so in your profile."
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        required
        hint="At least 6 characters. A long one that you use nowhere else is best."
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <CheckboxField
        label={CONSENT_LABEL}
        required
        hint={<ConsentHint />}
        error={errors.consentToDataProcessing?.message}
        {...register('consentToDataProcessing')}
      />
      <CheckboxField label="Send me news now and then (optional)" {...register('consentToMarketing')} />
    </>
  );
}
