import { RATING_BANDS } from '@waymark/contracts-reviews';
import { SORTS, type ReviewFilter } from './review-filter';

const LONGEST_TEXT = 200;

/** A filter in the address: only what differs from the list as it opens. */
export function filterParams({ text, sort, rating }: ReviewFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim());
  if (sort !== 'newest') params.set('sort', sort);
  if (rating) params.set('rating', rating);
  return params;
}

/** The filter that an address asks for. Anyone may have written it: what it cannot mean is left out. */
export function readFilter(params: URLSearchParams): ReviewFilter {
  return {
    text: (params.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    rating: RATING_BANDS.find((band) => band === params.get('rating')) ?? null,
  };
}
