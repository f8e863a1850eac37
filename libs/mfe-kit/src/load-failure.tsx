import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '@waymark/ui';

interface LoadFailureProps {
  what: string;
  focus: boolean;
  onTryAgain: () => void;
}

export function LoadFailure({ what, focus, onTryAgain }: LoadFailureProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section aria-label="Loading failed">
      <h2 ref={heading} tabIndex={-1}>
        We could not load {what}
      </h2>
      <p>The rest of the site still works. This is usually over in a moment.</p>
      <Button type="button" onClick={onTryAgain}>
        Try again
      </Button>
    </section>
  );
}
