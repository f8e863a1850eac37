import { useEffect, useState } from 'react';

/** A page waits no longer than this for what it is whole without. */
export const PATIENCE_MS = 400;

/** Whether what was asked for is there, or was waited for long enough: `isLate` says that it came, or comes, after that. */
export function useDecided(isPending: boolean): { isDecided: boolean; isLate: boolean } {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return { isDecided: !isPending || isLate, isLate };
}
