import { Alert, Button } from '@waymark/ui';
import { Component, type ReactNode } from 'react';

/** Keeps the rest of the page alive when the form's code fails to load. */
export class FormBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert tone="bad" role="alert" title="We could not load the form.">
        <p>Please check your connection and load the page again. We have kept the place you picked.</p>
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
      </Alert>
    );
  }
}
