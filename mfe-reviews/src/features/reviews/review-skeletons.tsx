import { Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

export function ReviewSkeletons() {
  return (
    <LoadingRegion label="Loading reviews">
      <Stack $gap={4}>
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton width="40%" />
            <Skeleton height="6rem" />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
