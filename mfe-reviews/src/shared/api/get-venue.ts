import type { VenueDetail } from '@waymark/contracts-reviews';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { getVenue } from '../../endpoints';

export const venueQueryKey = (id: string | number) => [addressOf(getVenue, { params: { id } })] as const;

/** Defaults for a service of the previous version, which does not send these fields yet. */
const NOT_KNOWN_YET: Pick<
  VenueDetail,
  'facts' | 'notices' | 'status' | 'lastListed' | 'offLists' | 'postcode' | 'approximatePosition'
> = {
  facts: {},
  notices: [],
  status: null,
  lastListed: null,
  offLists: null,
  postcode: null,
  approximatePosition: false,
};

/** Queries a venue with its newest reviews; does not retry an unknown one. */
export function venueQuery(id: string) {
  return queryOptions({
    queryKey: venueQueryKey(id),
    queryFn: async ({ signal }) => ({ ...NOT_KNOWN_YET, ...(await call(getVenue, { params: { id }, signal })) }),
    enabled: id !== '',
    retry: false,
  });
}
