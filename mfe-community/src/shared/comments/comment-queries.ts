import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { countComments, listComments, listWaitingComments, readComment } from '../../endpoints';

export type Thread = AnswerOf<typeof listComments>[number];
export type Comment = AnswerOf<typeof readComment>;

const PAGE = 20;

/** A trip, or one day of it. */
export interface CommentPlace {
  blogId: number;
  entryId: number | undefined;
}

const listOf = ({ blogId, entryId }: CommentPlace) => ({ params: { id: blogId }, query: { entryId } });

/** The key prefix of all queries for the comments of one place. */
export const threadsKey = (place: CommentPlace) => [addressOf(listComments, listOf(place)), 'pages'] as const;

/**
 * Conversations, newest first, starting at a linked one if given. They do not change while somebody reads; new ones
 * are offered and load on request.
 */
export const threadsQuery = (place: CommentPlace, from: number | null) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey(place), from],
    queryFn: ({ pageParam, signal }) => {
      const { params, query } = listOf(place);
      const start = pageParam === undefined && from !== null ? { from } : { cursor: pageParam };
      return callForPage(listComments, { params, query: { ...query, limit: PAGE, ...start }, signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** How often a visible page checks for new comments. */
export const LOOK_EVERY_MS = 60_000;

/** Queries the newest conversations while the page is visible. */
export const newestQuery = (place: CommentPlace) =>
  queryOptions({
    queryKey: [addressOf(listComments, listOf(place)), 'newest'],
    queryFn: ({ signal }) => {
      const { params, query } = listOf(place);
      return callForPage(listComments, { params, query: { ...query, limit: PAGE }, signal });
    },
    refetchInterval: LOOK_EVERY_MS,
    staleTime: LOOK_EVERY_MS,
  });

export const countsQuery = (blogId: number) => queryOptions(queryOf(countComments, { params: { id: blogId } }));

export const waitingQuery = (blogId: number) =>
  infiniteQueryOptions({
    queryKey: [addressOf(listWaitingComments, { params: { id: blogId } }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listWaitingComments, { params: { id: blogId }, query: { limit: PAGE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** Finds the place of a linked comment. Does not retry a missing one. */
export const ledToQuery = (commentId: number) =>
  queryOptions({ ...queryOf(readComment, { params: { id: commentId } }), retry: false });
