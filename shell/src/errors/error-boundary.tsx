import { Component, type ReactNode, type ReactElement } from 'react';
import { Button, Container, PageHeading, Stack } from '@waymark/ui';

/** Shown in place of a page that crashed while rendering. */
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

/** The last resort: even after an error of the frame itself, the person gets a message and a link. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  // React hides errors caught by a boundary; report them so that they are counted like other errors of the frame.
  override componentDidCatch(error: Error): void {
    window.reportError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorFallback /> : this.props.children;
  }
}
