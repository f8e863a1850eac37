import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { usePageTitle, withQueries, addressOf, callForPage } from '@waymark/mfe-kit';
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
  Stack,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { listAuditLog } from '../../endpoints';
import { AuditEntryItem } from './parts/audit-entry-item';
import { StaffReadFailure } from './parts/staff-read-failure';

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

/** For admins: what staff did and looked at. */
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
        <PageHeading lead="What staff did and looked at, newest first. Entries are only ever added: nobody can change or remove one.">
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
