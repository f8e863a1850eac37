import { ukAhead } from './uk-clock';

/**
 * Every date and age on the site is formatted here, in English and the same for every reader; lint enforces it.
 * - A date that a person wrote (a visit, "retrieved", "checked on") has no time zone. UTC shows it as written; a local
 * calendar would show the day before to half of the world.
 * - A timestamp (a review, an answer, a sign-in) could use the reader's calendar, but a server does not know it. The
 *   served
 * page, emails, the feed and the browser would then show different days, and a server-rendered page would jump.
 * So its day is the UTC day, too. With a time of day it is UK time and says so, like the times of planned work.
 * Not by Intl: its first formatter blocks a slow phone for a fifth of a second, and these formats never change with
 * the reader.
 */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const HOUR_MS = HOUR_MINUTES * MINUTE_MS;
const DAY_HOURS = 24;

/** Returns `Jan 5, 2024` for a date, or for an ISO text such as `2024-01-05`; empty if it is invalid. */
export const dayWords = (date: string | Date): string => wordsOf(day, date);

/**
 * Returns `Nov 3` within the year of `now`, `Jan 5, 2024` for any other year: for sentences, where the current year is
 * unnecessary.
 */
export const shortDayWords = (date: string | Date, now: Date): string =>
  wordsOf((at) => (at.getUTCFullYear() === now.getUTCFullYear() ? dayAndMonth(at) : day(at)), date);

/** Returns `today` on the day of `now`, otherwise `words(date)`; for text after "latest". */
export const todayOr = (words: (date: string) => string, date: string, now: Date): string =>
  date.slice(0, 10) === now.toISOString().slice(0, 10) ? 'today' : words(date);

/** Returns `Jan 5, 2024, 3:04 PM UK time`. */
export const momentWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)} ${half(at)} UK time`, inUk(date));

/** Returns `Jan 5, 2024, 3:04:05 PM UK time`, for lists where several events share a minute. */
export const secondWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)}:${twoDigits(at.getUTCSeconds())} ${half(at)} UK time`, inUk(date));

/**
 * Returns `10:42 AM` in the reader's own time zone, for something that just happened in this page ("Saved at"): it
 * must match
 * their clock. Only for text that no server renders.
 */
export const ownClockWords = (at: Date): string =>
  `${at.getHours() % 12 || 12}:${twoDigits(at.getMinutes())} ${at.getHours() < 12 ? 'AM' : 'PM'}`;

/** Returns `3:04 PM` for a moment, where the text beside it names the time zone. */
export const timeWords = (date: string | Date): string => wordsOf((at) => `${clock(at)} ${half(at)}`, date);

/** Returns `January 2024`; also accepts `2024-01`. */
export const monthWords = (date: string | Date): string =>
  wordsOf((at) => `${monthOf(at)} ${at.getUTCFullYear()}`, date);

/**
 * Returns `in the last hour` or `3 hours ago`, then the date. No finer, because the last use of a session or passkey
 * is stored only by the hour.
 */
export function ageWords(date: string, now = Date.now()): string {
  const hours = Math.floor((now - new Date(date).getTime()) / HOUR_MS);
  if (hours < 1) return 'in the last hour';
  if (hours < DAY_HOURS) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return dayWords(date);
}

/**
 * Returns `Just now`, `5m ago`, `3h ago`, `12d ago`: shown beside the date, never instead of it. Empty for an invalid
 * date.
 */
export function sinceWords(date: string, now: number): string {
  const minutes = Math.floor((now - new Date(date).getTime()) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'Just now';
  if (minutes < HOUR_MINUTES) return `${minutes}m ago`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? `${hours}h ago` : `${Math.floor(hours / DAY_HOURS)}d ago`;
}

/** Checks whether `date` is more than this many months before `now`. */
export function isOlderThan(months: number, date: string, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return new Date(date) < limit;
}

function wordsOf(words: (at: Date) => string, given: string | Date): string {
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? '' : words(at);
}

/** Returns UK local time as if it were UTC. */
function inUk(given: string | Date): Date {
  const ms = new Date(given).getTime();
  return new Date(ms + ukAhead(ms));
}

const monthOf = (at: Date): string => MONTH_NAMES[at.getUTCMonth()] ?? '';
const dayAndMonth = (at: Date): string => `${monthOf(at).slice(0, 3)} ${at.getUTCDate()}`;
const day = (at: Date): string => `${dayAndMonth(at)}, ${at.getUTCFullYear()}`;
const clock = (at: Date): string => `${at.getUTCHours() % 12 || 12}:${twoDigits(at.getUTCMinutes())}`;
const half = (at: Date): string => (at.getUTCHours() < 12 ? 'AM' : 'PM');
const twoDigits = (number: number): string => String(number).padStart(2, '0');
