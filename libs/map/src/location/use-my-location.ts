import { useCallback, useEffect, useRef, useState } from 'react';
import { locate, type LocationOutcome } from './locate';

interface MyLocation {
  /** While the person decides and the device looks. */
  locating: boolean;
  findMe: () => void;
}

/** Finds where the person is when they ask for it, and says how it ended, unless the page is gone by then. */
export function useMyLocation(onOutcome: (outcome: LocationOutcome) => void): MyLocation {
  const [locating, setLocating] = useState(false);
  const asked = useRef(0);

  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  const findMe = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    setLocating(true);
    void locate().then((outcome) => {
      if (asked.current !== own) return;
      setLocating(false);
      onOutcome(outcome);
    });
  }, [onOutcome]);

  return { locating, findMe };
}
