import { CouldNotLoad, Page, Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { isAttractionKind, placePath } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { ApiError, useArrived, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { venueQuery } from '../../shared/api/get-venue';
import { VenueNotFound } from '../../shared/venue-not-found';
import { VenueTop } from './venue-top';
import { VenueView } from './venue-view';

/** The placeholder of the page: name and summary beside the match, then the facts. */
function VenueSkeleton() {
  return (
    <LoadingRegion label="Loading the venue">
      <Stack $gap={8}>
        <VenueTop>
          <Stack $gap={4}>
            <Skeleton width="80%" height="3rem" />
            <Skeleton width="60%" height="2rem" />
            <Skeleton lines={3} height="1.5rem" />
            <Skeleton width="16rem" height="2.75rem" />
          </Stack>
          <Stack $gap={4}>
            <Skeleton width="14rem" height="2rem" />
            <Card>
              <Skeleton lines={4} />
            </Card>
          </Stack>
        </VenueTop>
        <Skeleton width="60%" height="2rem" />
        <Skeleton height="20rem" />
      </Stack>
    </LoadingRegion>
  );
}

// Statuses that mean an unknown venue. 400 and 422 mean an invalid ID (`/venues/abc`), which is the same to the reader.
const UNKNOWN = [400, 404, 422];

const ATTRACTIONS = '/attractions/';

/** The page of any place. Attractions have their own URL (ADR 21); the other URL redirects there. */
export function VenuePage() {
  const { id = '' } = useParams();
  const { pathname, search, hash } = useLocation();
  const { data: venue, error, refetch } = useQuery(venueQuery(id));
  const arrived = useArrived(venue !== undefined);
  const unknown = error instanceof ApiError && UNKNOWN.includes(error.status);
  const isAttraction = pathname.startsWith(ATTRACTIONS);
  const what = isAttraction ? 'Attraction' : 'Venue';
  usePageTitle(unknown ? `${what} Not Found` : venue?.name);
  if (venue && isAttractionKind(venue.kind) !== isAttraction)
    return <Navigate to={{ pathname: placePath(venue), search, hash }} replace />;
  // The key remounts the page for another venue.
  if (venue && arrived) return <VenueView key={venue.id} venue={venue} />;
  if (unknown) return <VenueNotFound what={what} />;
  return (
    <Page>
      {error ? (
        <CouldNotLoad what={isAttraction ? 'this attraction' : 'this venue'} onRetry={() => void refetch()} />
      ) : (
        <VenueSkeleton />
      )}
    </Page>
  );
}

export default withQueries(VenuePage);
