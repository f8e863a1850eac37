import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UnreadCount } from '@waymark/contracts-community';
import { announce, ApiError, useSession } from '@waymark/mfe-kit';
import { NewsLine } from '@waymark/mfe-kit/live';
import { BellIcon, radii } from '@waymark/ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { noteArrivals } from '../../shared/live/arrivals';
import { unreadNotifications, unreadNoun, unreadNumber } from '../../shared/live/unread';

/** Milliseconds. New notifications are announced at most once in this time. */
const QUIET_MS = 60_000;

let lastAt = -Infinity;
let waiting = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces new notifications politely: immediately, or together once a minute has passed since the last announcement.
 */
function sayArrivals(count: number, stillUnread: () => number): void {
  waiting += count;
  timer ??= setTimeout(
    () => {
      timer = undefined;
      // Skip those read meanwhile, here or in another tab.
      const news = Math.min(waiting, stillUnread());
      waiting = 0;
      if (news === 0) return;
      lastAt = Date.now();
      announce(news === 1 ? '1 new notification' : `${news} new notifications`);
    },
    Math.max(0, lastAt + QUIET_MS - Date.now()),
  );
}

/** CSS condition for a header in one row. It then shows only the number; the text stays for screen readers. */
const ROW = '@media (min-width: 56rem)';

const Words = styled.span`
  ${ROW} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/* Fixed width, so the header does not shift with the number. */
const Item = styled.li`
  ${ROW} {
    display: flex;
    justify-content: center;
    width: 4.5rem;
  }
`;

const Number = styled.span`
  min-width: 1.75em;
  padding-inline: 0.4em;
  border: 1px solid var(--color-accent);
  border-radius: ${radii.pill};
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 700;
  line-height: 1.6;
  text-align: center;
`;

/** In the members' header: a link to notifications with the number of unread ones. */
export function HeaderNotices() {
  useNews();
  // Disabled, because only `NewsLine` triggers the fetch.
  const { data } = useQuery({ ...unreadNotifications, enabled: false });
  const count = data?.count ?? 0;
  return (
    <Item>
      <Link to="/social?tab=notifications">
        <BellIcon />
        {count > 0 && <Number>{unreadNumber(count)}</Number>}
        <Words>{count > 0 ? ` ${unreadNoun(count)}` : 'Notifications'}</Words>
      </Link>
    </Item>
  );
}

/** Keeps the count of unread notifications current while mounted, and announces new ones. */
function useNews(): void {
  const client = useQueryClient();
  const memberId = useSession().user?.id;
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
        // On 401 nobody is signed in any more; other errors are retried next time.
        if (error instanceof ApiError && error.status === 401) line.stop();
      }
    };
    const line = new NewsLine(() => void ask());
    line.start();
    return () => line.stop();
    // Restarts for another member, because each member needs their own stream.
  }, [client, memberId]);
}
