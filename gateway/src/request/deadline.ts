const READ_MS = 3_000;
const WRITE_MS = 8_000;
const OWN_SHARE_MS = 50;

export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Returns the milliseconds left for a request, counted from its arrival. */
export function remainingMs(method: string, startedAt: number, now = performance.now()): number {
  return Math.max(0, Math.round((isRead(method) ? READ_MS : WRITE_MS) - (now - startedAt)));
}

/** Returns the deadline for the service: a little shorter than ours, so that its own response arrives first. */
export function deadlineHeader(remaining: number): string {
  return String(Math.max(1, remaining - OWN_SHARE_MS));
}
