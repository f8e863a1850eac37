import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { usePageTitle, withQueries, addressOf, ApiError, call } from '@waymark/mfe-kit';
import { CouldNotLoad, LinkButton, LoadingRegion, Skeleton } from '@waymark/ui';
import { getPendingProvider } from '../../endpoints';
import { StatePage } from '../../shared/state-page';
import { NewAccountForm } from './new-account-form';

/** Who is about to create an account; null when their half hour is over. */
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

/** Somebody new came from a sign-in service: what an account needs besides, and their consent. */
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
