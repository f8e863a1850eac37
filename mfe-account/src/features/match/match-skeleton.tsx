import { LoadingRegion, Skeleton, Stack } from '@waymark/ui';

export function MatchSkeleton() {
  return (
    <LoadingRegion label="Comparing with your needs">
      <Stack $gap={4}>
        <Skeleton width="70%" height="1.75rem" />
        <Skeleton lines={3} height="2.5rem" />
      </Stack>
    </LoadingRegion>
  );
}
