import { addressOf, callForPage } from '@waymark/mfe-kit';
import { Button, CouldNotLoad, EmptyState, LoadingRegion, ShowMore, Skeleton, Stack } from '@waymark/ui';
import { useRef } from 'react';
import { readActivityFeed } from '../../../endpoints';
import { ListHead } from '../list/list-head';
import { NewerItems } from '../list/newer-items';
import { Rows } from '../list/rows';
import { useSteadyList } from '../list/steady-list';
import { ActivityItem } from './activity-item';

const LIMIT = 20;
const feed = {
  address: addressOf(readActivityFeed),
  page: (cursor: string | undefined, signal: AbortSignal) =>
    callForPage(readActivityFeed, { query: { limit: LIMIT, cursor }, signal }),
};

/** What the people one follows published, newest first. */
export function ActivityFeed({ onDiscover }: { onDiscover: () => void }) {
  const list = useSteadyList(feed);
  const { items, data } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack>
      <ListHead>
        <h2 ref={heading} tabIndex={-1}>
          Latest activity
        </h2>
        {data && <NewerItems list={feed} shown={data} onShown={() => heading.current?.focus()} />}
      </ListHead>
      {list.isError && !items && <CouldNotLoad what="your activity feed" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <LoadingRegion label="Loading your activity feed">
          <Skeleton lines={3} height="7rem" />
        </LoadingRegion>
      )}
      {items?.length === 0 && (
        <EmptyState
          title="Nothing here yet"
          level={3}
          action={
            <Button variant="primary" onClick={onDiscover}>
              Discover people
            </Button>
          }
        >
          <p>Follow people, and their reviews, trips and reports come here.</p>
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <>
          <Rows aria-label="Activity">
            {items.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} />
            ))}
          </Rows>
          <ShowMore
            more={list.hasNextPage}
            loading={list.isFetchingNextPage}
            failed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
            noun="activities"
          />
        </>
      )}
    </Stack>
  );
}
