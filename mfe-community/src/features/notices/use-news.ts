import { useQueryClient } from '@tanstack/react-query';
import type { UnreadCount } from '@waymark/contracts-community';
import { ApiError } from '@waymark/mfe-kit';
import { NewsLine } from '@waymark/mfe-kit/live';
import { useEffect } from 'react';
import { noteArrivals } from '../../shared/live/arrivals';
import { sayArrivals } from '../../shared/live/say-arrivals';
import { unreadNotifications } from '../../shared/live/unread';

/** Keeps the count of unread notifications true as long as this is drawn, and tells of new ones. */
export function useNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const unread = (): number | undefined => client.getQueryData<UnreadCount>(unreadNotifications.queryKey)?.count;
    const ask = async (): Promise<void> => {
      const before = unread();
      try {
        const { count } = await client.fetchQuery({ ...unreadNotifications, staleTime: 0, retry: false });
        if (before === undefined || count <= before) return;
        noteArrivals(count - before);
        sayArrivals(count - before, () => unread() ?? 0);
      } catch (error) {
        // Nobody is signed in any more; anything else is asked again next time.
        if (error instanceof ApiError && error.status === 401) line.stop();
      }
    };
    const line = new NewsLine(() => void ask());
    line.start();
    return () => line.stop();
  }, [client]);
}
