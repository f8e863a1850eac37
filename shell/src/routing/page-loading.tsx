import type { ReactElement } from 'react';
import { Container, LoadingRegion, Skeleton, Stack } from '@waymark/ui';

/** Placeholder for a page. */
export function PageLoading(): ReactElement {
  return (
    <Container>
      <LoadingRegion label="Loading the page">
        <Stack>
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton lines={3} />
          <Skeleton height="12rem" />
        </Stack>
      </LoadingRegion>
    </Container>
  );
}
