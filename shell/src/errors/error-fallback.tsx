import type { ReactElement } from 'react';
import { Button, Container, PageHeading, Stack } from '@waymark/ui';

/** Shown in place of a page that broke while it was drawn. */
export function ErrorFallback(): ReactElement {
  return (
    <Container>
      <Stack role="alert">
        <PageHeading>Something went wrong</PageHeading>
        <p>This page stopped working. Nothing that you saved is lost.</p>
        <div>
          <Button variant="primary" onClick={() => window.location.reload()}>
            Refresh
          </Button>
        </div>
      </Stack>
    </Container>
  );
}
