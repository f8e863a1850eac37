import { useDeferredValue } from 'react';

/**
 * Whether something is there, and true a moment after it came. What is long and hangs on it is then drawn in steps, between
 * which presses are answered; what a query brings would otherwise be drawn in one go. What is there from the start (after
 * Back) is drawn at once, so that the page is long enough to scroll to where one was.
 */
export function useArrived(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
