export const POLL_MS = 30_000;
export const STALE_MS = 60_000;

export interface Connection {
  state: 'online' | 'unstable' | 'offline';
  /** Seconds since the last successful health check. */
  secondsSince: number;
}

/** Offline when the browser says so; unstable when no health check has succeeded for over 60 s. */
export function connectionState(browserOnline: boolean, lastHealthyMs: number, nowMs: number): Connection {
  const since = nowMs - lastHealthyMs;
  const secondsSince = Math.round(since / 1000);
  if (!browserOnline) return { state: 'offline', secondsSince };
  return { state: since > STALE_MS ? 'unstable' : 'online', secondsSince };
}
