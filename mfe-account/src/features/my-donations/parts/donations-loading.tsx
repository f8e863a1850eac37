import { LoadingRegion, Skeleton } from '@waymark/ui';

export function DonationsLoading() {
  return (
    <LoadingRegion label="Loading your gifts">
      <Skeleton height="12rem" lines={2} />
    </LoadingRegion>
  );
}
