import { Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

/** Placeholders as tall as most cards, so that the page below hardly moves. */
export function ReviewSkeletons() {
  return (
    <LoadingRegion label="Loading reviews">
      <Stack $gap={4}>
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Skeleton width="40%" />
            <Skeleton height="7rem" />
            <Skeleton width="16rem" height="2.75rem" />
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
