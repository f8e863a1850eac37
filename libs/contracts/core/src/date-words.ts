import { ukAhead } from './uk-clock';

/**
 * Every date and age that anybody reads is made here, in English and the same for every reader; lint keeps it so.
 *
 * - A day as somebody wrote it (a visit, "retrieved", "checked on") has no zone: UTC says it as it is written, a local
 *   calendar would say the day before it to half of the world.
 * - A moment (a review, an answer, a sign-in) could be told on the reader's calendar, but a server does not know that one:
 *   the page as served, its mails, its feed and the page in the browser would say different days, and a page drawn on the
 *   server would jump. So its day alone is that of UTC, too; with a time of day it is what clocks in the United Kingdom
 *   show, like the times of planned work, and says so.
 *
 * Not by Intl: its first formatter stops a slow phone for a fifth of a second, and these forms never change with the reader.
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

/** `Jan 5, 2024` of a date, or of an ISO text such as `2024-01-05`; empty for an unreadable one. */
export const dayWords = (date: string | Date): string => wordsOf(day, date);

/** `Nov 3` within the year of `now`, `Jan 5, 2024` of any other: for a sentence, where a year that is clear is a word too many. */
export const shortDayWords = (date: string | Date, now: Date): string =>
  wordsOf((at) => (at.getUTCFullYear() === now.getUTCFullYear() ? dayAndMonth(at) : day(at)), date);

/** `today` on the day of `now`, else in `words`: after "latest". */
export const todayOr = (words: (date: string) => string, date: string, now: Date): string =>
  date.slice(0, 10) === now.toISOString().slice(0, 10) ? 'today' : words(date);

/** `Jan 5, 2024, 3:04 PM UK time`. */
export const momentWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)} ${half(at)} UK time`, inUk(date));

/** `Jan 5, 2024, 3:04:05 PM UK time`, where several things happen in one minute. */
export const secondWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)}:${twoDigits(at.getUTCSeconds())} ${half(at)} UK time`, inUk(date));

/**
 * `10:42 AM` on the reader's own clock, of what happened in this page a moment ago ("Saved at"): it looks at the clock
 * beside it. Only for words that no server draws.
 */
export const ownClockWords = (at: Date): string =>
  `${at.getHours() % 12 || 12}:${twoDigits(at.getMinutes())} ${at.getHours() < 12 ? 'AM' : 'PM'}`;

/** `3:04 PM` of a moment whose zone the words beside it name. */
export const timeWords = (date: string | Date): string => wordsOf((at) => `${clock(at)} ${half(at)}`, date);

/** `January 2024`, also of `2024-01`. */
export const monthWords = (date: string | Date): string =>
  wordsOf((at) => `${monthOf(at)} ${at.getUTCFullYear()}`, date);

/** `in the last hour`, `3 hours ago`, then the day: no more exactly than the use of a session or a passkey is kept. */
export function ageWords(date: string, now = Date.now()): string {
  const hours = Math.floor((now - new Date(date).getTime()) / HOUR_MS);
  if (hours < 1) return 'in the last hour';
  if (hours < DAY_HOURS) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  return dayWords(date);
}

/** `Just now`, `5m ago`, `3h ago`, `12d ago`: beside the day, never in its place. Empty for an unreadable date. */
export function sinceWords(date: string, now: number): string {
  const minutes = Math.floor((now - new Date(date).getTime()) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'Just now';
  if (minutes < HOUR_MINUTES) return `${minutes}m ago`;
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours < DAY_HOURS ? `${hours}h ago` : `${Math.floor(hours / DAY_HOURS)}d ago`;
}

/** Whether `date` is more than so many months before `now`. */
export function isOlderThan(months: number, date: string, now: Date): boolean {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return new Date(date) < limit;
}

function wordsOf(words: (at: Date) => string, given: string | Date): string {
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? '' : words(at);
}

/** What a clock in the United Kingdom shows, as if it were UTC. */
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
