import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema, type Registration } from '@waymark/contracts-account';
import { call, getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { register } from '../../endpoints';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { MaybeKnownEmail } from './maybe-known-email';
import { RegisterFields } from './register-fields';

export function RegisterForm({ onSignInInstead }: { onSignInInstead: () => void }) {
  const navigate = useNavigate();
  const [maybeKnown, setMaybeKnown] = useState(false);
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
      if (getHost().session.getState().status !== 'member') return setMaybeKnown(true);
      toast({ title: 'Account created successfully!', variant: 'success' });
      void navigate(takeRedirectTarget(), { replace: true });
    },
    onFailed: (_error, message) => toast({ title: 'Registration failed', description: message, variant: 'error' }),
  });

  if (maybeKnown) return <MaybeKnownEmail onSignIn={onSignInInstead} />;
  return (
    <ContractForm state={state} label="Create Account" button="Create Account" busy="Creating your account...">
      <RegisterFields field={state.field} />
    </ContractForm>
  );
}
