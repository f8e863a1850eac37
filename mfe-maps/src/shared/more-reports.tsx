import { Alert, Button, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';

interface MoreReportsProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What the list holds. */
  noun?: string;
}

/** The way to the next page of reports. The focus stays on the button, and on a last word when all are shown. */
export function MoreReports({ list, noun = 'reports' }: MoreReportsProps) {
  const [wasPressed, setWasPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isAtEnd = wasPressed && !list.hasNextPage;
  useEffect(() => {
    if (isAtEnd) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  function more() {
    setWasPressed(true);
    void list.fetchNextPage();
  }

  if (isAtEnd)
    return (
      <p ref={end} tabIndex={-1}>
        All {noun} are shown.
      </p>
    );
  if (!list.hasNextPage) return null;
  return (
    <Stack $gap={3}>
      {list.isFetchNextPageError && (
        <Alert tone="bad" role="alert">
          We could not load more {noun}. Please check your connection and try again.
        </Alert>
      )}
      <div>
        <Button busy={list.isFetchingNextPage} onClick={more}>
          {list.isFetchingNextPage ? 'Loading more...' : `Show more ${noun}`}
        </Button>
      </div>
    </Stack>
  );
}
