import { Component, type ReactNode, type ReactElement } from 'react';
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

/** The last net: a fault of the frame itself still leaves words and a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  // React keeps what a boundary catches to itself; this lets it be counted like every other fault of the frame.
  override componentDidCatch(error: Error): void {
    window.reportError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorFallback /> : this.props.children;
  }
}
