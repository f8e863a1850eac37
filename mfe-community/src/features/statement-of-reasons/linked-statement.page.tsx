import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, ApiError, call, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { useMailLink } from '@waymark/mfe-kit/mail-link';
import { Inline, LinkButton, Page, PageHeading } from '@waymark/ui';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { appealByLink, readLinkedStatementOfReasons } from '../../endpoints';
import { StatementOfReasonsFrame } from './statement-frame';
import type { StatementOfReasonsWays } from './statement-ways';

// Statuses that mean an unknown statement. 400 and 422 mean an invalid ID, which is the same to the reader.
const UNKNOWN = [400, 404, 422];

const LEAD =
  'You followed the link in our email. Here is what we decided and why. You can ask someone else to look again, without logging in.';

/** Opened by the link in an email about a decision, for authors who cannot log in or are not logged in. */
export function LinkedStatementOfReasonsPage() {
  const { id = '' } = useParams();
  const link = useMailLink();
  usePageTitle(undefined);
  if (link === undefined) return <StatementOfReasonsFrame lead={LEAD} />;
  return link['code'] ? <Linked key={id} id={id} code={link['code']} /> : <LinkUnknown why="incomplete" id={id} />;
}

function Linked({ id, code }: { id: string; code: string }) {
  const query = linkedStatementOfReasonsQuery(id, code);
  const { data, error, refetch } = useQuery(query);
  const ways = useLinkedWays(query.queryKey, code);
  const location = useLocation();
  // Opening the link again in the same tab refreshes the state.
  useEffect(() => void refetch({ cancelRefetch: false }), [location, refetch]);
  if (!data && error instanceof ApiError) {
    if (UNKNOWN.includes(error.status)) return <LinkUnknown why="unknown" id={id} />;
    if (error.status === 429) return <LinkUnknown why="too-often" id={id} />;
  }
  return (
    <StatementOfReasonsFrame
      lead={LEAD}
      statement={data}
      ways={ways}
      failed={error !== null}
      onRetry={() => void refetch()}
    />
  );
}

const SAID = {
  incomplete: [
    'This link is incomplete',
    'Please open the whole link from our email again. The decision and any appeal have not changed.',
  ],
  unknown: [
    'We do not recognise this link',
    'Your email app may have cut it off. Please open it from the email again. The decision and any appeal have not changed.',
  ],
  'too-often': [
    'Too many wrong links',
    'Too many wrong links were opened from here. Wait an hour, then open the link in our email again. Your deadline to appeal stays the same.',
  ],
} as const;

interface LinkUnknownProps {
  why: keyof typeof SAID;
  id: string;
}

/** Shown for an email link that does not work, with other ways to reach the statement. */
function LinkUnknown({ why, id }: LinkUnknownProps) {
  const [title, lead] = SAID[why];
  usePageTitle(title);
  return (
    <Page narrow>
      <PageHeading lead={lead}>{title}</PageHeading>
      <p>If you can log in, you will find every decision in your account. If that does not help, contact us.</p>
      <Inline $gap={3}>
        <LinkButton variant="primary" to={/^\d+$/.test(id) ? `/statements/${id}` : '/social?tab=notifications'}>
          Read it in your account
        </LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </Inline>
    </Page>
  );
}

const linkedStatementOfReasonsQuery = (id: string, code: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [addressOf(readLinkedStatementOfReasons, { params }), code],
    queryFn: ({ signal }) => call(readLinkedStatementOfReasons, { params, body: { code }, signal }),
  });
};

/** Provides access by the code of the email, which also opens the earlier and later decision. */
function useLinkedWays([address]: QueryKey, code: string): StatementOfReasonsWays {
  const client = useQueryClient();
  return useMemo(
    () => ({
      isSignedIn: false,
      to: (id) => `/statements/${id}/letter#${new URLSearchParams({ code }).toString()}`,
      appeal: (id, { words }, idempotencyKey) =>
        call(appealByLink, { params: { id }, body: { code, words }, idempotencyKey }),
      keep: (statement) => client.setQueryData([address, code], statement),
    }),
    [client, address, code],
  );
}

export default withQueries(LinkedStatementOfReasonsPage);
