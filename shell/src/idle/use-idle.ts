import { useEffect, useRef, useState } from 'react';
import { STAFF_IDLE_MINUTES, STAFF_IDLE_WARNING_MINUTES } from '@waymark/contracts-core';
import { refreshSession, sessionEnded } from '@waymark/mfe-kit';
import { watchUse } from './watch-use';

const MINUTE_MS = 60_000;
const END_MS = STAFF_IDLE_MINUTES * MINUTE_MS;
const WARN_MS = END_MS - STAFF_IDLE_WARNING_MINUTES * MINUTE_MS;
const LOOK_MS = 5_000;

/** Whether the session is about to end for want of use, here and in the other tabs of this browser, and how to keep it. */
export function useIdle(): { isEnding: boolean; stay: () => void } {
  const [isEnding, setIsEnding] = useState(false);
  const lastUse = useRef(0);

  useEffect(() => {
    const used = (): void => {
      lastUse.current = Date.now();
      setIsEnding(false);
    };
    used();
    const stop = watchUse(used);
    // By the clock and not by a long timer: a laptop that slept has not counted.
    const timer = setInterval(() => {
      const idle = Date.now() - lastUse.current;
      if (idle >= END_MS) {
        used();
        sessionEnded();
      } else setIsEnding(idle >= WARN_MS);
    }, LOOK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);

  const stay = (): void => {
    lastUse.current = Date.now();
    setIsEnding(false);
    void refreshSession();
  };
  return { isEnding, stay };
}
