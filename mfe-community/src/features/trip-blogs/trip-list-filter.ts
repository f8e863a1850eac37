import { TRIP_FILTERS, TRIP_SORTS, type TripFilter, type TripSort } from '@waymark/contracts-community';

/** Maximum length of the search text; the server rejects longer texts. */
export const LONGEST_SEARCH = 100;

export interface TripListFilter {
  filter: TripFilter;
  text: string;
  sort: TripSort;
}

export const NO_TRIP_FILTER: TripListFilter = { filter: 'all', text: '', sort: 'newest' };

/** Returns the URL parameters; default values are left out. */
export function tripListParams({ filter, text, sort }: TripListFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('filter', filter);
  if (text.trim()) params.set('q', text.trim());
  if (sort !== 'newest') params.set('sort', sort);
  return params;
}

/** Reads the filter from the URL. Invalid values are ignored. */
export function readTripListFilter(params: URLSearchParams): TripListFilter {
  return {
    filter: TRIP_FILTERS.find((filter) => filter === params.get('filter')) ?? 'all',
    text: (params.get('q') ?? '').slice(0, LONGEST_SEARCH),
    sort: TRIP_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}
