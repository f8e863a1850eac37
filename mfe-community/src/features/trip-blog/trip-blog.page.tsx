import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { asideIn, AsidePage } from '@waymark/mfe-kit/moderation';
import { CouldNotLoad, Inline, LinkButton, LoadingRegion, Page, PageHeading, Skeleton, Stack } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { tripQuery } from './trip-query';
import { TripView } from './trip-view';

// Statuses that mean an unknown trip. 400 and 422 mean an invalid ID, which is the same to the reader.
const UNKNOWN = [400, 404, 422];

export function TripBlogPage() {
  const { id = '' } = useParams();
  const { data: trip, error, refetch } = useQuery(tripQuery(id));
  const aside = asideIn(error);
  const isUnknown = error instanceof ApiError && UNKNOWN.includes(error.status);
  usePageTitle(aside ? undefined : isUnknown ? 'Trip Not Found' : trip?.title);
  if (aside) return <AsidePage what="This trip" state={aside} />;
  if (isUnknown) return <TripNotFound />;
  // The key remounts the page for another trip.
  if (trip) return <TripView key={trip.id} trip={trip} />;
  return (
    <Page>
      {error ? (
        <CouldNotLoad what="this trip" onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label="Loading the trip">
          <Stack $gap={4}>
            <Skeleton width="70%" height="3rem" />
            <Skeleton width="50%" height="1.75rem" />
            <Skeleton height="16rem" />
            <Skeleton lines={8} />
          </Stack>
        </LoadingRegion>
      )}
    </Page>
  );
}

function TripNotFound() {
  return (
    <Page narrow>
      <PageHeading lead="This trip does not exist, or its author removed it.">Trip Not Found</PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/trip-blogs" variant="primary">
          Look at other trips
        </LinkButton>
        <LinkButton to="/">Return Home</LinkButton>
      </Inline>
    </Page>
  );
}

export default withQueries(TripBlogPage);
