import { useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * What `read` finds in this browser, looked at once. `elsewhere` stands on a server, where there is no browser to ask, and
 * in the first drawing over what a server drew, which must be the same.
 */
export function useInBrowser<T>(read: () => T, elsewhere: T): T {
  const found = useRef<{ value: T } | null>(null);
  return useSyncExternalStore(
    neverChanges,
    () => (found.current ??= { value: read() }).value,
    () => elsewhere,
  );
}
