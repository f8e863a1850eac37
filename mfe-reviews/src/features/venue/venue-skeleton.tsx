import { LoadingRegion, Skeleton, Stack } from '@waymark/ui';

export function VenueSkeleton() {
  return (
    <LoadingRegion label="Loading the venue">
      <Stack $gap={6}>
        <Skeleton width="60%" height="3rem" />
        <Skeleton lines={2} width="40%" />
        <Skeleton height="20rem" />
      </Stack>
    </LoadingRegion>
  );
}
