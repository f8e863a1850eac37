import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { Card, CouldNotLoad, FactList, FactRow, LoadingRegion, Skeleton } from '@waymark/ui';
import { useEffect, useId } from 'react';
import { readRelation } from '../../endpoints';
import { useArrivals } from '../../shared/live/arrivals';
import { unreadNotifications } from '../../shared/live/unread';

/** Real counts: of what is unread, and of people whom everybody can see. */
export function QuickStats({ memberId }: { memberId: number }) {
  const id = useId();
  const unread = useQuery(unreadNotifications);
  const relation = useQuery(queryOf(readRelation, { params: { id: memberId } }));
  const arrivals = useArrivals();
  const { refetch } = relation;
  // What came may be a follower.
  useEffect(() => {
    if (arrivals > 0) void refetch();
  }, [arrivals, refetch]);
  const isLost = (unread.isError && !unread.data) || (relation.isError && !relation.data);
  const retry = () => void Promise.all([unread.refetch(), refetch()]);
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>Quick Stats</h2>
      {isLost && <CouldNotLoad what="your counts" onRetry={retry} />}
      {!isLost && unread.data && relation.data && (
        <FactList>
          <FactRow name="Unread notifications" state={<strong>{unread.data.count}</strong>} />
          <FactRow name="Following" state={<strong>{relation.data.following}</strong>} />
          <FactRow name="Followers" state={<strong>{relation.data.followers}</strong>} />
        </FactList>
      )}
      {!isLost && !(unread.data && relation.data) && (
        <LoadingRegion label="Loading your counts">
          <Skeleton lines={3} height="2.75rem" />
        </LoadingRegion>
      )}
    </Card>
  );
}
