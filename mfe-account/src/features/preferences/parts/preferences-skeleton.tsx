import { Card, Grid, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

const TILES = [6, 4, 3, 3, 3, 3];

export function PreferencesSkeleton() {
  return (
    <LoadingRegion label="Loading your preferences">
      <Stack $gap={5}>
        {TILES.map((tiles, card) => (
          <Card key={card}>
            <Skeleton width="8rem" height="2.5rem" />
            <Grid $min="17rem" $gap={3}>
              {Array.from({ length: tiles }, (_, tile) => (
                <Skeleton key={tile} height="5.5rem" />
              ))}
            </Grid>
          </Card>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
