import { dayWords, timeWords } from './date-words';
import { ukAhead } from './uk-clock';

/** A UK local time as an `<input type="datetime-local">` gives it: `2026-11-24T22:00`. */
export const UK_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

const HOUR_MS = 3_600_000;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Returns the moment for a UK local time. In autumn, an hour occurs twice: `which` selects one. Returns null for
 * an hour skipped in spring, and for invalid text.
 */
export function ukInstant(local: string, which: 'first' | 'last' = 'first'): Date | null {
  const winter = UK_TIME.test(local) ? Date.parse(`${local}Z`) : NaN;
  // Without this check, 31 February would become a day in March.
  if (Number.isNaN(winter) || new Date(winter).toISOString().slice(0, local.length) !== local) return null;
  const summer = winter - HOUR_MS;
  const fitting = [...(ukAhead(summer) > 0 ? [summer] : []), ...(ukAhead(winter) > 0 ? [] : [winter])];
  const ms = which === 'first' ? fitting[0] : fitting.at(-1);
  return ms === undefined ? null : new Date(ms);
}

/** Returns the UK date at a moment: `2026-11-24`. */
export const ukDay = (at: Date): string => new Date(at.getTime() + ukAhead(at.getTime())).toISOString().slice(0, 10);

const dayOf = (local: string): string => {
  const at = new Date(`${local}Z`);
  return `${DAYS[at.getUTCDay()] ?? ''}, ${dayWords(at)}`;
};

const timeOf = (local: string): string => timeWords(`${local}Z`);

/** Returns a UK local time as text: `Tuesday, Nov 24, 2026, 10:00 PM`. */
export const ukTimeWords = (local: string): string => `${dayOf(local)}, ${timeOf(local)}`;

/** Returns the start and end as text, with a shared date only once. */
export function ukSpanWords(from: string, until: string): { from: string; until: string } {
  const isOneDay = dayOf(from) === dayOf(until);
  return { from: ukTimeWords(from), until: isOneDay ? timeOf(until) : ukTimeWords(until) };
}
