import { useEffect, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { Alert } from '../feedback/alert';
import { Stack } from '../layout/stack';
import { VisuallyHidden } from '../layout/visually-hidden';
import { focusRow, onNewRows } from './new-rows';

export interface ShowMoreProps {
  /**
   * The return value of `useInfiniteQuery`. Give each list its own key, because the status text is about the last list
   * that was paged.
   */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** Names the items, e.g. "reviews". */
  noun: string;
  /** Label of the button. Default: "Show more" and the noun. */
  label?: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Loads the next page of a list. Place it beside its list, in the same parent. The first new row there gets the focus,
 * unless the person has moved on, and the number of new rows is announced.
 */
export function ShowMore({ list, noun, label = `Show more ${noun}` }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed } = list;
  const [wasPressed, setWasPressed] = useState(false);
  const [news, setNews] = useState('');
  const own = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const stopWaiting = useRef<() => void>(() => undefined);
  const isAtEnd = wasPressed && !hasNextPage;

  // The button is gone, so this holds the focus until the late rows take it.
  useEffect(() => {
    if (isAtEnd && hasNoFocus()) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);
  useEffect(() => {
    if (hasFailed) stopWaiting.current();
  }, [hasFailed]);
  useEffect(() => () => stopWaiting.current(), []);

  function showMore() {
    stopWaiting.current();
    setWasPressed(true);
    setNews('');
    const part = own.current?.parentElement;
    if (part)
      stopWaiting.current = onNewRows(part, (rows) => {
        setNews(`${capital(noun)} added: ${rows.length}.`);
        if (rows[0] && (hasNoFocus() || own.current?.contains(document.activeElement))) focusRow(rows[0]);
      });
    list.fetchNextPage();
  }

  if (!hasNextPage && !wasPressed) return null;
  return (
    <Stack $gap={3} ref={own}>
      {hasFailed && (
        <Alert tone="bad" role="alert">
          {`We could not load more ${noun}. Please check your connection and try again.`}
        </Alert>
      )}
      {isAtEnd ? (
        <p ref={end} tabIndex={-1}>{`All ${noun} are shown.`}</p>
      ) : (
        <div>
          <Button disabled={isFetchingNextPage} onClick={showMore}>
            {isFetchingNextPage ? 'Loading more...' : label}
          </Button>
        </div>
      )}
      {wasPressed && <VisuallyHidden role="status">{news}</VisuallyHidden>}
    </Stack>
  );
}

const hasNoFocus = (): boolean => document.activeElement === document.body;
