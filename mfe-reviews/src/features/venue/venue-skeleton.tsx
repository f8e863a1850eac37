import { Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { VenueTop } from './venue-top';

/** The shape of the page to come: name beside the summary, then the features. */
export function VenueSkeleton() {
  return (
    <LoadingRegion label="Loading the venue">
      <Stack $gap={8}>
        <VenueTop>
          <Stack $gap={4}>
            <Skeleton width="80%" height="3rem" />
            <Skeleton width="7rem" height="2rem" />
            <Skeleton lines={2} width="60%" />
            <Skeleton width="10rem" height="2.75rem" />
          </Stack>
          <Stack $gap={4}>
            <Skeleton width="10rem" height="2rem" />
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
