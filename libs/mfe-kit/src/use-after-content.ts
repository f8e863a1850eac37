import { useEffect, useState } from 'react';

/** At the latest: a page that never rests gets what comes after it, too. Milliseconds. */
const AT_THE_LATEST = 1_000;

/** False until the page has been drawn and the browser rests: what can wait must not hold up what was asked for. */
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
