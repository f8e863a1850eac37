import { useQuery, queryOptions } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries, queryOf } from '@waymark/mfe-kit';
import { CouldNotLoad, Page, PageHeading } from '@waymark/ui';
import { Navigate, useParams } from 'react-router-dom';
import { getVenueByPlace } from '../../endpoints';
import { VenueNotFound } from '../../shared/venue-not-found';

/** Queries the ID of a venue by a provider's place ID from an old link. */
const venueByPlaceQuery = (placeId: string) =>
  queryOptions({ ...queryOf(getVenueByPlace, { params: { placeId } }), retry: false });

/** /venue/{placeIdOrId}: looks up the place and redirects to /venues/{id}. */
export function VenueLookupPage() {
  const { placeIdOrId = '' } = useParams();
  const { data, error, refetch } = useQuery(venueByPlaceQuery(placeIdOrId));
  usePageTitle('Finding the venue');
  if (data) return <Navigate to={`/venues/${data.id}`} replace />;
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return <VenueNotFound />;
  return (
    <Page narrow>
      <PageHeading>Finding the venue</PageHeading>
      {error ? <CouldNotLoad what="this venue" onRetry={() => void refetch()} /> : <p role="status">One moment.</p>}
    </Page>
  );
}

export default withQueries(VenueLookupPage);
