import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACT_LABELS, type AuditLogEntry } from '@waymark/contracts-account';
import { momentWords } from '@waymark/contracts-core';
import { addressOf, callForPage, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Button,
  Card,
  CountText,
  EmptyState,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
  space,
  Stack,
} from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listAuditLog } from '../../endpoints';
import { StaffReadFailure } from './parts/staff-read-failure';

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  max-width: none;
  padding-block: ${space[4]};
  border-block-end: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
`;

/** Names of audit log acts. A newer service may return acts that this page does not know. */
const LABELS: Readonly<Record<string, string>> = AUDIT_ACT_LABELS;

/** One audit log entry, as a sentence. */
function AuditEntryItem({
  entry: { id, at, act, actor, subject, detail, reason, isErased },
}: {
  entry: AuditLogEntry;
}) {
  return (
    <Item>
      <Soft>
        <span>{`Entry ${id},`}</span> <time dateTime={at}>{momentWords(at)}</time>
      </Soft>
      <p>
        <Person person={actor} unknown={isErased ? 'Someone who left' : 'The operator, at the command line'} />{' '}
        <span>{(LABELS[act] ?? `Did something that this page cannot describe (${act}):`).toLowerCase()}</span>{' '}
        <Person person={subject} unknown={isErased ? 'someone who left' : 'a visitor'} />
        {detail && <span>{`: ${detail}`}</span>}
      </p>
      {reason && <Soft>{`Reason: ${reason}`}</Soft>}
    </Item>
  );
}

function Person({ person, unknown }: { person: AuditLogEntry['actor']; unknown: string }) {
  if (!person) return <strong>{unknown}</strong>;
  return <Link to={`/admin/members/${person.id}`}>{person.displayName ?? `Member ${person.id}`}</Link>;
}

const auditLogQuery = infiniteQueryOptions({
  queryKey: [addressOf(listAuditLog)],
  queryFn: ({ pageParam, signal }) => callForPage(listAuditLog, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next,
});

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** For admins: what staff did and viewed. */
export function AuditLogPage() {
  usePageTitle('Audit log');
  return (
    <Page narrow>
      <Stack $gap={4}>
        <div>
          <LinkButton variant="quiet" to="/admin/members">
            Back to members
          </LinkButton>
        </div>
        <PageHeading lead="What staff have done and viewed, newest first. Entries can only be added: nobody can change or remove one.">
          Audit log
        </PageHeading>
      </Stack>
      <Entries />
    </Page>
  );
}

function Entries() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(auditLogQuery);
  if (!data)
    return error ? <StaffReadFailure error={error} what="the audit log" onRetry={() => void refetch()} /> : <Loading />;
  const entries = data.pages.flatMap((page) => page.items);
  if (entries.length === 0)
    return <EmptyState title="Nothing yet">Everything that staff do is listed here.</EmptyState>;
  return (
    <Stack $gap={4}>
      <CountText>{`Showing ${entries.length} of ${data.pages.at(-1)?.total ?? entries.length} entries`}</CountText>
      <Card>
        <List role="list">
          {entries.map((entry) => (
            <AuditEntryItem key={entry.id} entry={entry} />
          ))}
        </List>
      </Card>
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show older entries'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading the audit log">
      <Skeleton height="6rem" lines={3} />
    </LoadingRegion>
  );
}

export default withQueries(AuditLogPage);
