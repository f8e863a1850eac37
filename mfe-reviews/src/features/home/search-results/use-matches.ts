import type { VenueMatch } from '@waymark/contracts-reviews';
import { useCallback, useState } from 'react';

/** Holds no need: only that there was something to compare with, so that its place is kept at the next search of this tab. */
const KEY = 'waymark-matched';

export function useMatches() {
  const [matches, setAnswer] = useState<readonly VenueMatch[] | null>(null);
  const [wasMatched, setWasMatched] = useState(read);
  const setMatches = useCallback((answer: readonly VenueMatch[] | null) => {
    setAnswer(answer);
    setWasMatched(answer !== null);
    try {
      if (answer) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // A browser that keeps nothing: the list moves once.
    }
  }, []);
  return { matches, setMatches, wasMatched };
}

function read(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
