/**
 * Every date that anybody reads is made here: in English, on the calendar of UTC, so that server, browser and tests say the
 * same day wherever they are. A time of day names its zone. Not by Intl: its first formatter stops a slow phone for a fifth
 * of a second, and these four forms never change with the reader.
 */
const MONTHS = [
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
];

/** `Jan 5, 2024` of a date, or of an ISO text such as `2024-01-05`; empty for an unreadable one. */
export const dayWords = (date: string | Date): string => wordsOf(day, date);

/** `Jan 5, 2024, 3:04 PM UTC`. */
export const momentWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)} ${half(at)} UTC`, date);

/** `Jan 5, 2024, 3:04:05 PM UTC`, where several things happen in one minute. */
export const secondWords = (date: string | Date): string =>
  wordsOf((at) => `${day(at)}, ${clock(at)}:${twoDigits(at.getUTCSeconds())} ${half(at)} UTC`, date);

/** `January 2024`, also of `2024-01`. */
export const monthWords = (date: string | Date): string =>
  wordsOf((at) => `${monthOf(at)} ${at.getUTCFullYear()}`, date);

function wordsOf(words: (at: Date) => string, given: string | Date): string {
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? '' : words(at);
}

const monthOf = (at: Date): string => MONTHS[at.getUTCMonth()] ?? '';
const day = (at: Date): string => `${monthOf(at).slice(0, 3)} ${at.getUTCDate()}, ${at.getUTCFullYear()}`;
const clock = (at: Date): string => `${at.getUTCHours() % 12 || 12}:${twoDigits(at.getUTCMinutes())}`;
const half = (at: Date): string => (at.getUTCHours() < 12 ? 'AM' : 'PM');
const twoDigits = (number: number): string => String(number).padStart(2, '0');
