import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { spellTripSearch } from '../../endpoints';
import type { TripListFilter } from './trip-list-filter';

/** The words that somebody may have meant who found nothing; null where none are known. */
export function useMeant({ filter, text }: TripListFilter): string | null {
  const query = { filter: filter === 'all' ? undefined : filter, q: text.trim() };
  // A help at best: without it the page says what it says anyway.
  const { data } = useQuery({ ...queryOf(spellTripSearch, { query }), enabled: query.q !== '', retry: false });
  return data?.meant ?? null;
}
