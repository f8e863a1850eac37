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

/** Whoever writes or reads is interrupted once in so long, however much arrives. Milliseconds. */
const QUIET_MS = 60_000;

let lastAt = -Infinity;
let waiting = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says politely that so many arrived: at once, or together when the last word was said a minute ago. */
function sayArrivals(count: number, stillUnread: () => number): void {
  waiting += count;
  timer ??= setTimeout(
    () => {
      timer = undefined;
      // Read meanwhile, here or in another tab: no news any more.
      const news = Math.min(waiting, stillUnread());
      waiting = 0;
      if (news === 0) return;
      lastAt = Date.now();
      announce(news === 1 ? '1 new notification' : `${news} new notifications`);
    },
    Math.max(0, lastAt + QUIET_MS - Date.now()),
  );
}

/** Where the header is one row there is room for the number alone; the words are there for who hears the page. */
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

/* As wide as the frame keeps room for it, whatever the number. */
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

/** In the header of members: the way to their notifications, and how many they have not read. */
export function HeaderNotices() {
  useNews();
  // Asked for by the line alone, which knows when.
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

/** Keeps the count of unread notifications true as long as this is drawn, and tells of new ones. */
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
        // Nobody is signed in any more; anything else is asked again next time.
        if (error instanceof ApiError && error.status === 401) line.stop();
      }
    };
    const line = new NewsLine(() => void ask());
    line.start();
    return () => line.stop();
    // Another member has a line of their own.
  }, [client, memberId]);
}
