import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, CountText, EmptyState, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { type MemberSearch, membersQuery } from '../api/search-members';
import { MemberList } from './member-list';
import { StaffReadFailure } from './staff-read-failure';

export function MemberResults({ search }: { search: MemberSearch }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = useInfiniteQuery(
    membersQuery(search),
  );
  if (error && !isFetchingNextPage)
    return <StaffReadFailure error={error} what="the members" onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const members = data.pages.flatMap((page) => page.members);
  const total = data.pages.at(-1)?.total ?? members.length;
  return (
    <Stack $gap={4} aria-busy={isPlaceholderData}>
      <CountText
        waiting={isPlaceholderData && 'Searching...'}
      >{`Found ${total} ${total === 1 ? 'member' : 'members'}`}</CountText>
      {members.length === 0 ? (
        <EmptyState title="No member found">Try fewer letters, or another part of the name.</EmptyState>
      ) : (
        <MemberList members={members} />
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more...' : 'Show more members'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading members">
      <Skeleton height="6rem" lines={3} />
    </LoadingRegion>
  );
}
