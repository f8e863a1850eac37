const READ_MS = 3_000;
const WRITE_MS = 8_000;
const OWN_SHARE_MS = 50;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Milliseconds left of what a request may take, counted from its arrival. */
export function remainingMs(method: string, startedAt: number, now = performance.now()): number {
  return Math.max(0, Math.round((isRead(method) ? READ_MS : WRITE_MS) - (now - startedAt)));
}

/** What the service is told: a little less, so that its own answer comes before ours. */
export function deadlineHeader(remaining: number): string {
  return String(Math.max(1, remaining - OWN_SHARE_MS));
}
