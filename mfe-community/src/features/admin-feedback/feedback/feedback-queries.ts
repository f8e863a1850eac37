import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, queryOf } from '@waymark/mfe-kit';
import { listAdminFeedback, listColleagues, readAdminFeedback } from '../../../endpoints';

/** Queries the list by its filter; the key starts with the key of all lists. */
export function feedbackQuery(asked: Readonly<Record<string, string | undefined>>) {
  const query = asked as Record<string, never>;
  return infiniteQueryOptions({
    queryKey: [addressOf(listAdminFeedback), addressOf(listAdminFeedback, { query })],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listAdminFeedback, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export const oneFeedback = (id: number) => queryOptions(queryOf(readAdminFeedback, { params: { id } }));
export const colleagues = queryOptions(queryOf(listColleagues));
