import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Alert } from '../feedback/alert';
import { Stack } from '../layout/stack';

export interface ShowMoreProps {
  /** There is another page. Give each list a key of its own: the last word is about the list that was paged through. */
  more?: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
  /** What the list holds, e.g. "reviews". */
  noun: string;
}

/** The way to the next page of a list. The button keeps the focus while it loads, and leaves it to a last word when all is shown. */
export function ShowMore({ more = true, loading, failed, onMore, noun }: ShowMoreProps) {
  const [pressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const atEnd = pressed && !more;
  useEffect(() => {
    if (atEnd) end.current?.focus({ preventScroll: true });
  }, [atEnd]);

  if (atEnd) {
    return (
      <p ref={end} tabIndex={-1}>
        All {noun} are shown.
      </p>
    );
  }
  if (!more) return null;
  return (
    <Stack $gap={3}>
      {failed && (
        <Alert tone="bad" role="alert">
          We could not load more {noun}. Please check your connection and try again.
        </Alert>
      )}
      <div>
        <Button
          disabled={loading}
          onClick={() => {
            setPressed(true);
            onMore();
          }}
        >
          {loading ? 'Loading more...' : `Show more ${noun}`}
        </Button>
      </div>
    </Stack>
  );
}
