import { Component, type ReactNode } from 'react';
import { ErrorFallback } from './error-fallback';

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
