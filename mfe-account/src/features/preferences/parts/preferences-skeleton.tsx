import { Card, Grid, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

export function PreferencesSkeleton() {
  return (
    <LoadingRegion label="Loading your preferences">
      <Grid $min="24rem" $gap={5}>
        {[6, 4, 3, 3].map((rows, card) => (
          <Card key={card}>
            <Skeleton width="8rem" height="2.5rem" />
            <Stack $gap={3}>
              <Skeleton height="5rem" lines={rows} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </LoadingRegion>
  );
}
