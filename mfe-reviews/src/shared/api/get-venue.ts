import { queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { getVenue } from '../../endpoints';

export const venueQueryKey = (id: string | number) => [addressOf(getVenue, { params: { id } })] as const;

/** A venue with its newest reviews; an unknown one is not asked for twice (S1 section 7: no retry). */
export function venueQuery(id: string) {
  return queryOptions({
    queryKey: venueQueryKey(id),
    queryFn: ({ signal }) => call(getVenue, { params: { id }, signal }),
    enabled: id !== '',
    retry: false,
  });
}
