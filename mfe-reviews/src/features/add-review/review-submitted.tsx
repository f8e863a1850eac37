import { Alert } from '@waymark/ui';
import { useEffect, useRef } from 'react';

/**
 * Takes the place of the form for the second before the venue page opens, so that nothing is sent twice. It holds the
 * focus; the notification says that the review is there, when the page has opened and cannot cut it off.
 */
export function ReviewSubmitted() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      tone="good"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Taking you to the venue now."
      title="Review submitted"
    >
      Thank you. Taking you to the venue now.
    </Alert>
  );
}
