import { zodResolver } from '@hookform/resolvers/zod';
import { providerAccountSchema, type PendingProvider, type ProviderAccount } from '@waymark/contracts-account';
import { ApiError, call, refreshSession, toast } from '@waymark/mfe-kit';
import { Button, CheckboxField, ErrorSummary, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { createProviderAccount } from '../../endpoints';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { showServerErrors } from '../../shared/forms/show-server-errors';

const FALLBACK = 'Please try again with different details.';
const FIELDS = ['displayName', 'username', 'consentToDataProcessing', 'consentToMarketing'];

interface NewAccountFormProps {
  pending: PendingProvider;
  onOver: () => void;
}

export function NewAccountForm({ pending, onOver }: NewAccountFormProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const defaultValues: DefaultValues<ProviderAccount> = {
    displayName: pending.displayName,
    username: '',
    consentToDataProcessing: undefined,
    consentToMarketing: false,
  };
  const form = useForm<ProviderAccount>({
    resolver: zodResolver(providerAccountSchema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { register, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await call(createProviderAccount, { body: values, retry: false });
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === 'auth.challenge-over') return onOver();
      const message = failureMessage(error, FALLBACK);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Registration failed', description: message, variant: 'error' });
      return;
    }
    await refreshSession();
    toast({ title: 'Account created successfully!', variant: 'success' });
    void navigate(takeRedirectTarget(), { replace: true });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Create Account">
      <Stack $gap={5}>
        <ErrorSummary errors={formProblems(errors, FIELDS, failure)} attempt={submitCount} />
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
        <CheckboxField
          label={CONSENT_LABEL}
          required
          hint={<ConsentHint />}
          error={errors.consentToDataProcessing?.message}
          {...register('consentToDataProcessing')}
        />
        <CheckboxField label="Send me news now and then (optional)" {...register('consentToMarketing')} />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Creating your account...' : 'Create Account'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
