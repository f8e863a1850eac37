import { infiniteQueryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, type ListPage } from '@waymark/mfe-kit';
import { listBlocked, listFollowers, listFollowing, listMuted } from '../../endpoints';

/** The start of a page, and the signal that aborts its call. */
interface Asked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

/** Queries a list page by page. Its key starts with its URL, which actions use to find the lists they changed. */
const pagesOf = <T>(address: string, read: (asked: Asked) => Promise<ListPage<T>>) =>
  infiniteQueryOptions({
    queryKey: [address, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      read({ query: { limit: 20, ...(pageParam !== undefined && { cursor: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export type PeopleList = 'followers' | 'following';

/** Queries a member's followers, or the people the member follows. */
export function peoplePages(list: PeopleList, id: number) {
  const params = { id };
  return list === 'followers'
    ? pagesOf(addressOf(listFollowers, { params }), (asked) => callForPage(listFollowers, { params, ...asked }))
    : pagesOf(addressOf(listFollowing, { params }), (asked) => callForPage(listFollowing, { params, ...asked }));
}

export type StoredList = 'blocked' | 'muted';

/** Queries the people whom the reader blocked or muted. */
export const storedPages = (list: StoredList) =>
  list === 'blocked'
    ? pagesOf(addressOf(listBlocked), (asked) => callForPage(listBlocked, asked))
    : pagesOf(addressOf(listMuted), (asked) => callForPage(listMuted, asked));

/** Returns "Showing 20 of 45 people", or just "45 people" when all are shown. */
export function shownPeople(shown: number, total = shown): string {
  if (shown < total) return `Showing ${shown} of ${total} people`;
  return shown === 1 ? '1 person' : `${shown} people`;
}
