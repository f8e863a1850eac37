import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification, UnreadCount } from '@waymark/contracts-community';
import { addressOf, announce, call, toast } from '@waymark/mfe-kit';
import { listNotifications, markAllNotificationsRead, markNotificationRead } from '../../../endpoints';
import { unreadNotifications } from '../../../shared/live/unread';
import { pagesKey, type Pages } from '../list/steady-list';

const FAILED = 'We could not mark this as read. Please try again.';

/** Marks one, or all that are shown and what is older: what came since, the reader has not seen. */
export function useMarkRead() {
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
      announce('All notifications are marked as read.');
    },
    onError,
  });
  return { one, all };
}
