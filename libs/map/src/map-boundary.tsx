import { Alert } from '@waymark/ui';
import { Component, type ReactNode } from 'react';

/** A map that cannot be loaded takes nothing else of the page with it. */
export class MapBoundary extends Component<{ children: ReactNode; without?: string }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert tone="bad" role="alert" title="Map Loading Error">
        {`Failed to load the map. ${this.props.without ?? 'Everything on it is also in the list.'}`}
      </Alert>
    );
  }
}
