import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, ApiError, call, queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { EmptyState, LinkButton, Page, PageHeading } from '@waymark/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { appealDecision, readStatementOfReasons } from '../../endpoints';
import { StatementOfReasonsFrame } from './statement-frame';
import type { StatementOfReasonsWays } from './statement-ways';

// Statuses that mean an unknown statement. 400 and 422 mean an invalid ID, which is the same to the reader.
const UNKNOWN = [400, 404, 422];

/** For the author of content that staff decided about. */
export function StatementOfReasonsPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(queryOf(readStatementOfReasons, { params: { id } }));
  const isUnknown = error instanceof ApiError && UNKNOWN.includes(error.status);
  usePageTitle(isUnknown ? 'Statement Not Found' : undefined);
  const ways = useSignedInWays();
  if (isUnknown) return <NotFound />;
  return (
    <StatementOfReasonsFrame statement={data} ways={ways} failed={error !== null} onRetry={() => void refetch()} />
  );
}

function useSignedInWays(): StatementOfReasonsWays {
  const client = useQueryClient();
  return useMemo(
    () => ({
      isSignedIn: true,
      to: (id) => `/statements/${id}`,
      appeal: (id, body, idempotencyKey) => call(appealDecision, { params: { id }, body, idempotencyKey }),
      keep: (statement) =>
        client.setQueryData([addressOf(readStatementOfReasons, { params: { id: statement.id } })], statement),
    }),
    [client],
  );
}

function NotFound() {
  return (
    <Page narrow>
      <PageHeading>Statement Not Found</PageHeading>
      <EmptyState
        title="This statement does not exist, or is not yours"
        action={<LinkButton to="/social?tab=notifications">Your notifications</LinkButton>}
      >
        Only the author of a post can read the decision about it.
      </EmptyState>
    </Page>
  );
}

export default withQueries(StatementOfReasonsPage);
