import { useCallback, useEffect, useRef, useState } from 'react';
import { locate, type LocationOutcome } from './locate';

interface MyLocation {
  /** True while the person decides and the device searches. */
  locating: boolean;
  findMe: () => void;
}

/** Finds the person's position on request and reports the outcome, unless the page has been left by then. */
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
