import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { getVenueByPlace } from '../../../endpoints';

/** The id of the venue that an old link names by a provider's place id. */
export const venueByPlaceQuery = (placeId: string) =>
  queryOptions({ ...queryOf(getVenueByPlace, { params: { placeId } }), retry: false });
