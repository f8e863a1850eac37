import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { LINK_INVALID, type ResetForm, resetFormSchema } from '@waymark/contracts-account';
import { ApiError, call, toast, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { CouldNotLoad, LinkButton, LoadingRegion, Skeleton } from '@waymark/ui';
import { useState } from 'react';
import { resetPassword, verifyResetToken } from '../../endpoints';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { PasswordField } from '../../shared/forms/password-field';
import { StatePage } from '../../shared/state-page';
import { useLinkToken } from '../../shared/use-link-token';

interface ResetPasswordFormProps {
  token: string;
  onEnd: (end: 'done' | 'invalid') => void;
}

function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
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

type TokenState =
  | { status: 'missing' | 'verifying' | 'invalid' }
  | { status: 'unknown'; retry: () => void }
  | { status: 'valid'; email: string };

/** Checks the link's token with the server. */
function useResetToken(token: string | null): TokenState {
  const { data, error, refetch } = useQuery({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => call(verifyResetToken, { params: { token: token ?? '' }, signal }),
    enabled: token !== null,
    // The result is not cached, so that a used token does not look valid when the page is opened again.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (token === null) return { status: 'missing' };
  if (error instanceof ApiError && error.status === 400) return { status: 'invalid' };
  if (error) return { status: 'unknown', retry: () => void refetch() };
  return data ? { status: 'valid', email: data.email } : { status: 'verifying' };
}

/** Options after a link that does not work. */
function NewLinkWays() {
  return (
    <>
      <LinkButton variant="primary" to="/forgot-password">
        Request a New Link
      </LinkButton>
      <LinkButton to="/login">Back to Login</LinkButton>
    </>
  );
}

/** Five states: missing token, verifying, invalid or expired, form, success. */
export function ResetPasswordPage() {
  const token = useLinkToken();
  const state = useResetToken(token);
  const [end, setEnd] = useState<'done' | 'invalid' | null>(null);
  usePageTitle('Reset Password');

  if (end === 'done') return <ResetDone />;
  if (end === 'invalid' || state.status === 'invalid') {
    return <StatePage isNews title="Invalid or Expired Link" lead={LINK_INVALID} ways={<NewLinkWays />} />;
  }
  if (token === null || state.status === 'missing') {
    return (
      <StatePage
        title="Invalid Reset Link"
        lead="The link is incomplete. Open it from our email again, or ask for a new one."
        ways={<NewLinkWays />}
      />
    );
  }
  if (state.status === 'valid') {
    return (
      <StatePage title="Reset Password" lead={`Choose a new password for ${state.email}.`}>
        <ResetPasswordForm token={token} onEnd={setEnd} />
      </StatePage>
    );
  }
  return (
    <StatePage title="Reset Password">
      {state.status === 'unknown' ? <CouldNotLoad what="your reset link" onRetry={state.retry} /> : <CheckingLink />}
    </StatePage>
  );
}

function CheckingLink() {
  return (
    <>
      <p>We are checking your link...</p>
      <LoadingRegion label="Checking your link">
        <Skeleton height="10rem" />
      </LoadingRegion>
    </>
  );
}

function ResetDone() {
  return (
    <StatePage
      isNews
      title="Password Reset Successful"
      lead="You can now log in with your new password. For safety, you have been logged out everywhere."
      ways={
        <LinkButton variant="primary" to="/login">
          Go to Login
        </LinkButton>
      }
    />
  );
}

export default withQueries(ResetPasswordPage);
