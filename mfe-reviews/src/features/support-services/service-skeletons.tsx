import { Card, Grid, LoadingRegion, Skeleton } from '@waymark/ui';

/** Six, as specified. */
export function ServiceSkeletons() {
  return (
    <LoadingRegion label="Loading services">
      <Grid $min="20rem">
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Card key={card} data-testid="service-skeleton">
            <Skeleton width="70%" height="2rem" />
            <Skeleton width="40%" />
            <Skeleton lines={2} />
            <Skeleton height="9rem" />
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}
