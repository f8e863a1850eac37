import { fold } from '../text/fold';
import type { RawPlace } from './raw-place';

const CLOSED = 'This place has closed.';
const NOT_YET = 'This place has not opened yet.';

const CLOSED_WORDS =
  /^(?:(?:now|permanently|temporarily) )?(?:closed|permanently closed|disused|abandoned|demolished|removed|razed|destroyed|dismantled|vacant|defunct|decommissioned|inactive|ceased|former)\b/;
const NOT_YET_WORDS = /^(?:proposed|planned|construction|under construction|not yet open|opening soon|coming soon)\b/;
const YES = new Set(['yes', 'true', '1', 'y']);

/** Matches the last year, month or day in "2019", "2019-05", "before 1980", "1850s" or "1914..1918". */
const DAY = /(?<!\d)(\d{4}(?:-\d\d){0,2})(?!\d)(s?)/g;
const CENTURY = /^(?:early |mid |late )?c(\d{1,2})$/i;

/**
 * Returns why a place is not open on a day (YYYY-MM-DD), with the text of the source; null if nothing says that it is
 * not.
 */
export function notOpen(
  { status, opened, closed }: Pick<RawPlace, 'status' | 'opened' | 'closed'>,
  today: string,
): { reason: string; said: string } | null {
  const word = fold(status ?? '');
  if (CLOSED_WORDS.test(word)) return { reason: CLOSED, said: status ?? '' };
  if (NOT_YET_WORDS.test(word)) return { reason: NOT_YET, said: status ?? '' };
  if (closed !== null && (YES.has(closed.trim().toLowerCase()) || compare(closed, today) < 0))
    return { reason: CLOSED, said: closed };
  return opened !== null && compare(opened, today) > 0 ? { reason: NOT_YET, said: opened } : null;
}

/**
 * Returns a number below 0 for a date before the day, above 0 for one after it, and 0 for the same day or text without
 * a date.
 */
function compare(text: string, today: string): number {
  if (Number(CENTURY.exec(text.trim())?.[1] ?? 99) <= 20) return -1;
  const [, last, isDecade] = [...text.matchAll(DAY)].at(-1) ?? [];
  if (last === undefined) return 0;
  const end = isDecade ? `${last.slice(0, 3)}9` : last;
  const now = today.slice(0, end.length);
  return end === now ? 0 : end < now ? -1 : 1;
}
