import { Alert } from '@waymark/ui';

/** Takes the place of the form for the second before the venue page opens, so that nothing is sent twice. */
export function ReviewSubmitted() {
  return (
    <Alert tone="good" role="status" title="Review submitted">
      Thank you. Taking you to the venue now.
    </Alert>
  );
}
