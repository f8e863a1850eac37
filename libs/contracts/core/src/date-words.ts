/**
 * Every date that anybody reads is made here: in English, on the calendar of UTC, so that server, browser and tests say the
 * same day wherever they are. A time of day names its zone.
 */
const DAY = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const day = new Intl.DateTimeFormat('en-US', DAY);
const moment = new Intl.DateTimeFormat('en-US', { ...DAY, ...TIME });
const second = new Intl.DateTimeFormat('en-US', { ...DAY, ...TIME, second: '2-digit' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Jan 5, 2024` of a date, or of an ISO text such as `2024-01-05`; empty for an unreadable one. */
export const dayWords = (date: string | Date): string => wordsOf(day, date);

/** `Jan 5, 2024, 3:04 PM UTC`. */
export const momentWords = (date: string | Date): string => wordsOf(moment, date);

/** `Jan 5, 2024, 3:04:05 PM UTC`, where several things happen in one minute. */
export const secondWords = (date: string | Date): string => wordsOf(second, date);

/** `January 2024`, also of `2024-01`. */
export const monthWords = (date: string | Date): string => wordsOf(month, date);

function wordsOf(format: Intl.DateTimeFormat, given: string | Date): string {
  const date = new Date(given);
  // Some versions of ICU write a narrow space before AM and PM.
  return Number.isNaN(date.getTime()) ? '' : format.format(date).replaceAll('\u202f', ' ');
}
