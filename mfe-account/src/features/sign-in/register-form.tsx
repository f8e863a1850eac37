import { zodResolver } from '@hookform/resolvers/zod';
import { registrationSchema, type Registration } from '@waymark/contracts-account';
import { call, getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { Button, ErrorSummary, Stack } from '@waymark/ui';
import { useState } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { register } from '../../endpoints';
import { failureMessage } from '../../shared/forms/failure-message';
import { formProblems } from '../../shared/forms/form-problems';
import { MaybeKnownEmail } from './maybe-known-email';
import { RegisterFields } from './register-fields';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';

const FALLBACK = 'Please try again with different details.';
const EMPTY: DefaultValues<Registration> = {
  displayName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  consentToDataProcessing: undefined,
  consentToMarketing: false,
};

export function RegisterForm({ onSignInInstead }: { onSignInInstead: () => void }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [maybeKnown, setMaybeKnown] = useState(false);
  const form = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: EMPTY,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await call(register, { body: values, retry: false });
    } catch (error) {
      const message = failureMessage(error, FALLBACK);
      if (!showServerErrors(form, error)) setFailure(message);
      toast({ title: 'Registration failed', description: message, variant: 'error' });
      return;
    }
    await refreshSession();
    if (getHost().session.getState().status !== 'member') return setMaybeKnown(true);
    toast({ title: 'Account created successfully!', variant: 'success' });
    void navigate(takeRedirectTarget(), { replace: true });
  });

  if (maybeKnown) return <MaybeKnownEmail onSignIn={onSignInInstead} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Create Account">
      <Stack $gap={5}>
        <ErrorSummary errors={formProblems(errors, Object.keys(EMPTY), failure)} attempt={submitCount} />
        <RegisterFields form={form} />
        <div>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {isSubmitting ? 'Creating your account...' : 'Create Account'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
