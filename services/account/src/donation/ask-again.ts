import type { DonationState } from '@waymark/contracts-account';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const OPEN: readonly DonationState[] = ['started', 'processing', 'failed'];

/** An unfinished payment is cancelled after this time, which makes its secret useless. */
export const CALLED_OFF_AFTER_MS = 24 * HOUR;

/**
 * Returns when to query Stripe again without an event: soon while someone may be paying, then less and less often.
 * Null if the outcome is final.
 */
export function askAgainAt(state: DonationState, createdAt: Date, now = Date.now()): Date | null {
  if (!OPEN.includes(state)) return null;
  const age = now - createdAt.getTime();
  if (age < 15 * MINUTE) return new Date(now + 2 * MINUTE);
  return new Date(now + (age < 3 * HOUR ? 20 * MINUTE : 6 * HOUR));
}
