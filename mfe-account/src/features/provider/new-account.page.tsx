import { zodResolver } from '@hookform/resolvers/zod';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PendingProvider, type ProviderAccount, providerAccountSchema } from '@waymark/contracts-account';
import { addressOf, ApiError, call, refreshSession, toast, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { CheckboxField, CouldNotLoad, LinkButton, LoadingRegion, Skeleton, TextField } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import { createProviderAccount, getPendingProvider } from '../../endpoints';
import { takeRedirectTarget } from '../../shared/after-sign-in/take-redirect-target';
import { CONSENT_LABEL, ConsentHint } from '../../shared/forms/consent-hint';
import { FIELD_LABELS } from '../../shared/forms/field-labels';
import { StatePage } from '../../shared/state-page';

interface NewAccountFormProps {
  pending: PendingProvider;
  onOver: () => void;
}

function NewAccountForm({ pending, onOver }: NewAccountFormProps) {
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
        hint="Use 3 or more letters, numbers, dots, dashes or underscores."
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

/** The person who is about to create an account; null after their half hour has expired. */
const pendingProviderQuery = queryOptions({
  queryKey: [addressOf(getPendingProvider)],
  queryFn: ({ signal }) =>
    call(getPendingProvider, { signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  gcTime: 0,
});

const TITLE = 'Create Account';

/** For a new person from a login provider: asks for the remaining account details and their consent. */
export function NewAccountPage() {
  usePageTitle(TITLE);
  const queries = useQueryClient();
  const { data: pending, error, refetch } = useQuery(pendingProviderQuery);
  if (error) {
    return (
      <StatePage title={TITLE}>
        <CouldNotLoad what="your details" onRetry={() => void refetch()} />
      </StatePage>
    );
  }
  if (pending === undefined) {
    return (
      <StatePage title={TITLE}>
        <LoadingRegion label="Loading your details">
          <Skeleton height="24rem" />
        </LoadingRegion>
      </StatePage>
    );
  }
  if (pending === null) {
    return (
      <StatePage
        isNews
        title="Please start again"
        lead="This step took more than half an hour, or was started in another browser. No account was created."
        ways={
          <LinkButton variant="primary" to="/login">
            Go to Login
          </LinkButton>
        }
      />
    );
  }
  return (
    <StatePage
      title={TITLE}
      lead={`Almost done: ${pending.provider} told us that ${pending.email} is your email address. It is never shown to others.`}
    >
      <NewAccountForm pending={pending} onOver={() => queries.setQueryData(pendingProviderQuery.queryKey, null)} />
    </StatePage>
  );
}

export default withQueries(NewAccountPage);
