import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CASE_VIEWS } from '@waymark/contracts-community';
import { callForPage } from '@waymark/mfe-kit';
import { listCases } from '../../endpoints';

export type CaseView = (typeof CASE_VIEWS)[number];

/** Key of all case lists: a decision invalidates all of them. */
export const CASE_LISTS = ['cases'] as const;

const LIMIT = 20;

export const casesQuery = (view: CaseView) =>
  infiniteQueryOptions({
    queryKey: [...CASE_LISTS, view],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listCases, { query: { view, limit: LIMIT, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
