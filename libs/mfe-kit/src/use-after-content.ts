import { useEffect, useState } from 'react';

/** In milliseconds. After this, content follows even if the page is never idle. */
const AT_THE_LATEST = 1_000;

/**
 * Returns false until the page is rendered and the browser is idle, so that optional content does not delay the main
 * content.
 */
export function useAfterContent(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const start = () => setIsAfter(true);
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(start);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(start, { timeout: AT_THE_LATEST });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return isAfter;
}
