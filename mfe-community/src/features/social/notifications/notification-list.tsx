import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@waymark/contracts-community';
import { Button, EmptyState, LinkButton, ShowMore, Stack } from '@waymark/ui';
import { unreadNotifications } from '../../../shared/live/unread';
import { Rows } from '../list/rows';
import type { useSteadyList } from '../list/steady-list';
import { NotificationItem } from './notification-item';
import { useMarkRead } from './use-mark-read';

interface NotificationListProps {
  items: readonly Notification[];
  list: ReturnType<typeof useSteadyList<Notification>>;
}

function NothingYet() {
  return (
    <EmptyState
      title="No notifications yet"
      level={3}
      action={
        <LinkButton to="/create-trip-blog" variant="primary">
          Share Your Trip
        </LinkButton>
      }
    >
      <p>Here you hear who follows you, who found a review of yours helpful and who wrote to you about a trip.</p>
    </EmptyState>
  );
}

export function NotificationList({ items, list }: NotificationListProps) {
  const { one, all } = useMarkRead();
  const { data } = useQuery(unreadNotifications);
  const [newest] = items;
  if (!newest) return <NothingYet />;
  const unread = data?.count ?? items.filter(({ isRead }) => !isRead).length;
  const upTo = Math.max(...items.map(({ id }) => id));
  return (
    <Stack>
      <div>
        <Button busy={all.isPending} disabled={unread === 0} onClick={() => all.mutate(upTo)}>
          {all.isPending ? 'Marking...' : 'Mark all as read'}
        </Button>
      </div>
      <Rows aria-label="Notifications">
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onRead={one.mutateAsync} />
        ))}
      </Rows>
      <ShowMore
        more={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
        noun="notifications"
      />
    </Stack>
  );
}
