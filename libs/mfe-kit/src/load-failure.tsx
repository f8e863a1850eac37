import { useEffect, useRef, type ReactElement } from 'react';
import { Button, Card, Container, Stack } from '@waymark/ui';

interface LoadFailureProps {
  what: string;
  /** A whole page: the heading is the page's own. */
  page: boolean;
  focus: boolean;
  onTryAgain: () => void;
}

export function LoadFailure({ what, page, focus, onTryAgain }: LoadFailureProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const Heading = page ? 'h1' : 'h2';
  const message = (
    <Stack>
      <Heading ref={heading} tabIndex={-1}>
        We could not load {what}
      </Heading>
      <p>The rest of the site still works. This is usually over in a moment.</p>
      <div>
        <Button variant="primary" onClick={onTryAgain}>
          Try again
        </Button>
      </div>
    </Stack>
  );
  return page ? <Container>{message}</Container> : <Card>{message}</Card>;
}
