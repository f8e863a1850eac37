import type { VenueMatch } from '@waymark/contracts-reviews';
import { useInBrowser } from '@waymark/mfe-kit';
import { useCallback, useState } from 'react';

/** Holds no need: only that there was something to compare with, so that its place is kept at the next search of this tab. */
const KEY = 'waymark-matched';

export function useMatches() {
  const wasMatchedBefore = useInBrowser(read, false);
  const [answer, setAnswer] = useState<readonly VenueMatch[] | null>();
  const setMatches = useCallback((answer: readonly VenueMatch[] | null) => {
    setAnswer(answer);
    try {
      if (answer) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing: the list moves once.
    }
  }, []);
  return {
    matches: answer ?? null,
    setMatches,
    wasMatched: answer === undefined ? wasMatchedBefore : answer !== null,
  };
}

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
