import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { ReportPlaceSort } from '@waymark/contracts-maps';
import { addressOf, callForPage, type AnswerOf } from '@waymark/mfe-kit';
import { listReportPlaces } from '../../endpoints';

export type ReportPlace = AnswerOf<typeof listReportPlaces>[number];

export interface PlaceOrder {
  sort: ReportPlaceSort;
  order: 'asc' | 'desc';
}

export const FIRST_ORDER: PlaceOrder = { sort: 'open', order: 'desc' };
const PAGE = 10;

/** Queries towns with reports, in the chosen order. */
export const reportPlacesQuery = ({ sort, order }: PlaceOrder) => {
  const query = { sort, order, limit: PAGE };
  return infiniteQueryOptions({
    queryKey: [addressOf(listReportPlaces, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listReportPlaces, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
};

/** Reads `sort` and `order` from the URL; falls back to the first order. */
export function readOrder(params: URLSearchParams): PlaceOrder {
  const sort = SORTS.find((known) => known === params.get('sort'));
  if (sort === undefined) return FIRST_ORDER;
  return { sort, order: params.get('order') === 'asc' ? 'asc' : 'desc' };
}

/** Returns the order after a press; a second press on the same column reverses it. */
export function nextOrder(now: PlaceOrder, sort: ReportPlaceSort): PlaceOrder {
  if (now.sort === sort) return { sort, order: now.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'name' ? 'asc' : 'desc' };
}

const ENDS: Readonly<Record<ReportPlaceSort, [asc: string, desc: string]>> = {
  name: ['by name, A to Z', 'by name, Z to A'],
  open: ['by open reports, fewest first', 'by open reports, most first'],
  resolved: ['by resolved reports, fewest first', 'by resolved reports, most first'],
  worst: ['by worst problem, mildest first', 'by worst problem, worst first'],
  newest: ['by latest report, oldest first', 'by latest report, newest first'],
};

const SORTS = Object.keys(ENDS) as ReportPlaceSort[];

/** Returns a text such as "Sorted by open reports, most first". */
export const orderWords = ({ sort, order }: PlaceOrder): string => `Sorted ${ENDS[sort][order === 'asc' ? 0 : 1]}`;
