import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema, type Registration } from '@waymark/contracts-account';
import { call, getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, type ContractFormState } from '@waymark/mfe-kit/form';
import { useState, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert, Button, Stack, CheckboxField, TextField } from '@waymark/ui';
import { register } from '../../endpoints';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';

function RegisterFields({ field }: Pick<ContractFormState<Registration>, 'field'>) {
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
        hint="Use 3 or more letters, numbers, dots, dashes or underscores."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label="Email"
        required
        hint="Others see it only if you choose to show it on your profile."
        type="email"
        autoComplete="username"
        {...field('email')}
      />
      <PasswordField
        label="Password"
        required
        hint="At least 6 characters. A long one that you do not use anywhere else is best."
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label="Confirm password" required autoComplete="new-password" {...field('confirmPassword')} />
      <CheckboxField label={CONSENT_LABEL} required hint={<ConsentHint />} {...field('consentToDataProcessing')} />
      <CheckboxField label="Send me news now and then (optional)" {...field('consentToMarketing')} />
    </>
  );
}

/**
 * A known email address does not log anyone in, and some new addresses also wait for an email: the message is the same
 * for both.
 */
function AskedByMail({ onSignIn }: { onSignIn: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The form with the pressed button has disappeared, so focus would be lost.
  useEffect(() => message.current?.focus(), []);
  return (
    <Stack $gap={4}>
      <Alert ref={message} tabIndex={-1} title="You are not logged in yet">
        We have sent you an email. Open its link to finish creating your account. An account with this email address may
        already exist. If so, the email will tell you, and you can log in with it.
      </Alert>
      <div>
        <Button variant="primary" onClick={onSignIn}>
          Go to Login
        </Button>
      </div>
    </Stack>
  );
}

export function RegisterForm({ onSignInInstead }: { onSignInInstead: () => void }) {
  const navigate = useNavigate();
  const [isAskedByMail, setIsAskedByMail] = useState(false);
  const state = useContractForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: {
      displayName: '',
      username: '',
      email: '',
      password: '',
      confirmPassword: '',
      consentToDataProcessing: undefined,
      consentToMarketing: false,
    },
    labels: FIELD_LABELS,
    failed: 'Please try again with different details.',
    send: async (body) => void (await call(register, { body, retry: false })),
    onSent: async () => {
      await refreshSession();
      if (getHost().session.getState().status !== 'member') return setIsAskedByMail(true);
      toast({
        title: 'Account created successfully!',
        description: 'We have sent you an email. Please open its link to confirm your address.',
        variant: 'success',
      });
      void navigate(takeRedirectTarget(), { replace: true });
    },
    onFailed: (_error, message) => toast({ title: 'Registration failed', description: message, variant: 'error' }),
  });

  if (isAskedByMail) return <AskedByMail onSignIn={onSignInInstead} />;
  return (
    <ContractForm state={state} label="Create Account" button="Create Account" busy="Creating your account...">
      <RegisterFields field={state.field} />
    </ContractForm>
  );
}
