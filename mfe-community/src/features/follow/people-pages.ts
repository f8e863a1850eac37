import { infiniteQueryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, type ListPage } from '@waymark/mfe-kit';
import { listBlocked, listFollowers, listFollowing, listMuted } from '../../endpoints';

/** Where a page begins, and what ends its call. */
interface Asked {
  query: { limit: number; cursor?: string };
  signal: AbortSignal;
}

/** A list, page by page. Its key begins with its address, by which acts find what they changed. */
const pagesOf = <T>(address: string, read: (asked: Asked) => Promise<ListPage<T>>) =>
  infiniteQueryOptions({
    queryKey: [address, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      read({ query: { limit: 20, ...(pageParam !== undefined && { cursor: pageParam }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export type PeopleList = 'followers' | 'following';

/** Who follows a member, or whom they follow. */
export function peoplePages(list: PeopleList, id: number) {
  const params = { id };
  return list === 'followers'
    ? pagesOf(addressOf(listFollowers, { params }), (asked) => callForPage(listFollowers, { params, ...asked }))
    : pagesOf(addressOf(listFollowing, { params }), (asked) => callForPage(listFollowing, { params, ...asked }));
}

export type KeptList = 'blocked' | 'muted';

/** Whom one blocked or muted oneself. */
export const keptPages = (list: KeptList) =>
  list === 'blocked'
    ? pagesOf(addressOf(listBlocked), (asked) => callForPage(listBlocked, asked))
    : pagesOf(addressOf(listMuted), (asked) => callForPage(listMuted, asked));

/** "Showing 20 of 45 people"; all of them are just "45 people". */
export function shownPeople(shown: number, total = shown): string {
  if (shown < total) return `Showing ${shown} of ${total} people`;
  return shown === 1 ? '1 person' : `${shown} people`;
}
