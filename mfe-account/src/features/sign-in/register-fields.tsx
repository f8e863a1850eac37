import type { Registration } from '@waymark/contracts-account';
import type { ContractFormState } from '@waymark/mfe-kit/form';
import { CheckboxField, TextField } from '@waymark/ui';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { PasswordField } from '../../shared/forms/password-field';

export function RegisterFields({ field }: Pick<ContractFormState<Registration>, 'field'>) {
  return (
    <>
      <TextField
        label="Display name"
        required
        hint="Shown beside your reviews."
        autoComplete="name"
        {...field('displayName')}
      />
      <TextField
        label="Username"
        required
        hint="At least 3 letters, numbers, dots, dashes or underscores."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label="Email"
        required
        hint="Others see it only if you say so in your profile."
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label="Password"
        required
        hint="At least 6 characters. A long one that you use nowhere else is best."
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label="Confirm password" required autoComplete="new-password" {...field('confirmPassword')} />
      <CheckboxField label={CONSENT_LABEL} required hint={<ConsentHint />} {...field('consentToDataProcessing')} />
      <CheckboxField label="Send me news now and then (optional)" {...field('consentToMarketing')} />
    </>
  );
}
