import { useEffect, useRef, useState } from 'react';
import { STAFF_IDLE_MINUTES, STAFF_IDLE_WARNING_MINUTES } from '@waymark/contracts-core';
import { refreshSession, sessionEnded } from '@waymark/mfe-kit';

const CHANNEL = 'waymark-session-used';

/** The polling health check is not user activity and does not extend a session. */
const keepsSession = (url: string): boolean => /^\/api\/(?!health$)/.test(new URL(url).pathname);

/** Calls `used` on each API call that extends the session, from this tab or another. Returns a function to stop. */
function watchUse(used: () => void): () => void {
  const tabs = new BroadcastChannel(CHANNEL);
  tabs.onmessage = used;
  const calls = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => keepsSession(name))) return;
    used();
    tabs.postMessage('used');
  });
  calls.observe({ type: 'resource' });
  return () => {
    calls.disconnect();
    tabs.close();
  };
}
const MINUTE_MS = 60_000;
const END_MS = STAFF_IDLE_MINUTES * MINUTE_MS;
const WARN_MS = END_MS - STAFF_IDLE_WARNING_MINUTES * MINUTE_MS;
const LOOK_MS = 5_000;

/** Whether the session is about to end because no tab of this browser was used, and a function to extend it. */
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
    // Uses the clock instead of a long timer, which does not run while a laptop sleeps.
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
