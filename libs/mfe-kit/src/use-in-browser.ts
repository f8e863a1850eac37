import { useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Returns the value of `read` in this browser, read only once. Returns `elsewhere` on a server and in the first render
 * over server-rendered HTML, which must match.
 */
export function useInBrowser<T>(read: () => T, elsewhere: T): T {
  const found = useRef<{ value: T } | null>(null);
  return useSyncExternalStore(
    neverChanges,
    () => (found.current ??= { value: read() }).value,
    () => elsewhere,
  );
}
