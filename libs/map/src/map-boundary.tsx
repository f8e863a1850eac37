import { Alert } from '@waymark/ui';
import { Component, type ReactNode } from 'react';

/** Keeps the rest of the page alive when a map cannot be loaded. */
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
