import { LONGEST_NOTICE_DAYS } from '@waymark/contracts-reviews';

const MS_PER_DAY = 86_400_000;
export const todayUtc = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);

/** Returns what is wrong with the last day of a notice; null if it is fine. */
export function endProblem(endsOn: string, today: string): string | null {
  if (endsOn < today) return 'This day has passed. Choose today or a later day.';
  const longest = todayUtc(Date.parse(today) + LONGEST_NOTICE_DAYS * MS_PER_DAY);
  return endsOn > longest ? `A notice can last at most ${LONGEST_NOTICE_DAYS} days.` : null;
}

/** Returns a normalised text, to compare texts regardless of case and spacing. */
export const sameWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
