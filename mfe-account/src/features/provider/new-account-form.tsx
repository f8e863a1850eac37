import { zodResolver } from '@hookform/resolvers/zod';
import { providerAccountSchema, type PendingProvider, type ProviderAccount } from '@waymark/contracts-account';
import { ApiError, call, refreshSession, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { CheckboxField, TextField } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import { createProviderAccount } from '../../endpoints';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { FIELD_LABELS } from '../../shared/forms/field-labels';

interface NewAccountFormProps {
  pending: PendingProvider;
  onOver: () => void;
}

export function NewAccountForm({ pending, onOver }: NewAccountFormProps) {
  const navigate = useNavigate();
  const state = useContractForm<ProviderAccount>({
    resolver: zodResolver(providerAccountSchema),
    defaultValues: {
      displayName: pending.displayName,
      username: '',
      consentToDataProcessing: undefined,
      consentToMarketing: false,
    },
    labels: FIELD_LABELS,
    failed: 'Please try again with different details.',
    send: async (body) => void (await call(createProviderAccount, { body, retry: false })),
    onSent: async () => {
      await refreshSession();
      toast({ title: 'Account created successfully!', variant: 'success' });
      void navigate(takeRedirectTarget(), { replace: true });
    },
    onFailed: (error, message) => {
      if (error instanceof ApiError && error.problem?.code === 'auth.challenge-over') {
        onOver();
        return false;
      }
      toast({ title: 'Registration failed', description: message, variant: 'error' });
    },
  });

  return (
    <ContractForm state={state} label="Create Account" button="Create Account" busy="Creating your account...">
      <TextField
        label="Display name"
        required
        hint="Shown beside your reviews."
        autoComplete="name"
        {...state.field('displayName')}
      />
      <TextField
        label="Username"
        required
        hint="At least 3 letters, numbers, dots, dashes or underscores."
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...state.field('username')}
      />
      <CheckboxField
        label={CONSENT_LABEL}
        required
        hint={<ConsentHint />}
        {...state.field('consentToDataProcessing')}
      />
      <CheckboxField label="Send me news now and then (optional)" {...state.field('consentToMarketing')} />
    </ContractForm>
  );
}
