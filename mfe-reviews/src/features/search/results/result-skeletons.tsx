import { Card, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { Columns } from '../map/columns';

/** In the place of the list, with the columns of filters and map left free. */
export function ResultSkeletons({ withMap }: { withMap: boolean }) {
  return (
    <Columns $withMap={withMap}>
      <div />
      <LoadingRegion label="Searching">
        <Stack $gap={3}>
          {[1, 2, 3, 4].map((row) => (
            <Card key={row}>
              <Skeleton width="14rem" height="1.75rem" />
              <Skeleton lines={2} />
            </Card>
          ))}
        </Stack>
      </LoadingRegion>
    </Columns>
  );
}
