import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification, UnreadCount } from '@waymark/contracts-community';
import { addressOf, announce, call, toast } from '@waymark/mfe-kit';
import { Button, EmptyState, LinkButton, ShowMore, Stack } from '@waymark/ui';
import { listNotifications, markAllNotificationsRead, markNotificationRead } from '../../../endpoints';
import { unreadNotifications } from '../../../shared/live/unread';
import { Rows } from '../list/rows';
import { type Pages, pagesKey, type useSteadyList } from '../list/steady-list';
import { NotificationItem } from './notification-item';

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
      <p>You will see here who follows you, who found your review helpful and who commented on your trip.</p>
    </EmptyState>
  );
}

const FAILED = 'We could not mark this as read. Please try again.';

/**
 * Marks one notification as read, or all shown and older ones; newer ones stay unread, because the reader has not seen
 * them.
 */
function useMarkRead() {
  const client = useQueryClient();
  const keep = ({ count }: UnreadCount, isMarked: (id: number) => boolean): void => {
    client.setQueryData(unreadNotifications.queryKey, { count });
    client.setQueryData<Pages<Notification>>(
      pagesKey({ address: addressOf(listNotifications) }),
      (before) =>
        before && {
          ...before,
          pages: before.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (isMarked(item.id) ? { ...item, isRead: true } : item)),
          })),
        },
    );
  };
  const onError = (): void => toast({ title: 'Not marked', description: FAILED, variant: 'error' });
  const one = useMutation({
    mutationFn: (id: number) => call(markNotificationRead, { params: { id } }),
    onSuccess: (left, id) => keep(left, (other) => other === id),
    onError,
  });
  const all = useMutation({
    mutationFn: (upTo: number) => call(markAllNotificationsRead, { body: { upTo } }),
    onSuccess: (left, upTo) => {
      keep(left, (id) => id <= upTo);
      announce('All notifications have been marked as read.');
    },
    onError,
  });
  return { one, all };
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
      <ShowMore list={list} noun="notifications" />
    </Stack>
  );
}
