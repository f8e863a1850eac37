import type { GiftState } from '@waymark/contracts-account';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const OPEN: readonly GiftState[] = ['started', 'processing', 'failed'];

/** A payment that nobody finished by then is called off, so that its secret is worth nothing any more. */
export const CALLED_OFF_AFTER_MS = 24 * HOUR;

/** When Stripe is asked again without being told to: soon while somebody may be paying, then ever more rarely. Null: it is decided. */
export function askAgainAt(state: GiftState, createdAt: Date, now = Date.now()): Date | null {
  if (!OPEN.includes(state)) return null;
  const age = now - createdAt.getTime();
  if (age < 15 * MINUTE) return new Date(now + 2 * MINUTE);
  return new Date(now + (age < 3 * HOUR ? 20 * MINUTE : 6 * HOUR));
}
