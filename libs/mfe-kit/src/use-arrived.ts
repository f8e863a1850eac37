import { useDeferredValue } from 'react';

/**
 * Returns `isThere`, but becomes true a moment after the value arrives. Long content that depends on it then renders
 * in steps that do not block presses. Content that exists from the start (after Back) renders immediately, so that the
 * page is long enough to restore its scroll position.
 */
export function useArrived(isThere: boolean): boolean {
  return useDeferredValue(isThere) && isThere;
}
