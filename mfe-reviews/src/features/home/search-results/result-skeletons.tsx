import { Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

export function ResultSkeletons() {
  return (
    <LoadingRegion label="Searching">
      <Stack $gap={4}>
        {[1, 2, 3].map((row) => (
          <Card key={row}>
            <Skeleton width="14rem" height="1.75rem" />
            <Skeleton lines={2} />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
