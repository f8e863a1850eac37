import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { useMailLink } from '@waymark/mfe-kit/mail-link';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { linkedStatementQuery, useLinkedWays } from './linked-ways';
import { LinkUnknown } from './link-unknown';
import { StatementFrame } from './statement-frame';

// 400 and 422 are an address that cannot name a statement: for the reader that is the same as an unknown one.
const UNKNOWN = [400, 404, 422];

const LEAD =
  'You came here by the link in our mail. Here is what we decided and why. You can ask somebody else to look again, and need not log in for it.';

/** Behind the link of a letter about a decision: for authors who cannot log in, or are not logged in. */
export function LinkedStatementPage() {
  const { id = '' } = useParams();
  const link = useMailLink();
  usePageTitle(undefined);
  if (link === undefined) return <StatementFrame lead={LEAD} />;
  return link['code'] ? <Linked key={id} id={id} code={link['code']} /> : <LinkUnknown why="incomplete" id={id} />;
}

function Linked({ id, code }: { id: string; code: string }) {
  const query = linkedStatementQuery(id, code);
  const { data, error, refetch } = useQuery(query);
  const ways = useLinkedWays(query.queryKey, code);
  const location = useLocation();
  // Who opens the link again in a tab that shows it already wants to hear how it stands now.
  useEffect(() => void refetch({ cancelRefetch: false }), [location, refetch]);
  if (!data && error instanceof ApiError) {
    if (UNKNOWN.includes(error.status)) return <LinkUnknown why="unknown" id={id} />;
    if (error.status === 429) return <LinkUnknown why="too-often" id={id} />;
  }
  return (
    <StatementFrame lead={LEAD} statement={data} ways={ways} failed={error !== null} onRetry={() => void refetch()} />
  );
}

export default withQueries(LinkedStatementPage);
