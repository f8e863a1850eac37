import { useEffect, useRef, type ReactElement } from 'react';
import { Alert } from '@waymark/ui';

/** Takes the focus that the form had, and is read out by it: the rest of the page is inert under the dialog. */
export function ThankYou(): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert tone="good" title="Thank You!" ref={box} tabIndex={-1}>
      Your feedback has been submitted successfully.
    </Alert>
  );
}
