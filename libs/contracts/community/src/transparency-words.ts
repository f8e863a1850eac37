/**
 * Smallest count that is published exactly; smaller ones appear as "fewer than this", so that nobody can be
 * identified.
 */
export const TOLD_FROM = 5;

/** Returns null when the count is above 0 but too small to publish. */
export const toldCount = (count: number): number | null => (count > 0 && count < TOLD_FROM ? null : count);

export const countWords = (count: number | null): string =>
  count === null ? `fewer than ${TOLD_FROM}` : String(count);

/** Returns "April to June 2026" for "2026-Q2". */
export function quarterWords(quarter: string): string {
  const [year, number] = quarter.split('-Q');
  const months = ['January to March', 'April to June', 'July to September', 'October to December'];
  return `${months[Number(number) - 1] ?? ''} ${year ?? ''}`.trim();
}

/** Describes the median time of decisions, without more precision than was measured. */
export function hoursWords(hours: number | null): string {
  if (hours === null) return 'too few to tell';
  if (hours < 1) return 'an hour';
  return hours < 48 ? `${hours + 1} hours` : `${Math.ceil(hours / 24)} days`;
}

/** Text of /transparency, for its page and for readers without JavaScript. */
export const TRANSPARENCY_WORDS = {
  path: '/transparency',
  title: 'How we decide',
  description:
    'What people reported, what our staff decided, how long it took, and how appeals ended, in each quarter of the year.',
  lead: 'What people reported, what our staff decided, how long it took, and how appeals ended.',
  inShort: 'In short',
  paragraphs: [
    'Anyone can report something on this site. A person decides, never a program. We tell the author the rule and the facts, and they have six months to appeal. Someone else decides the appeal.',
    'We count each decision. We do not give exact numbers below five.',
  ],
  csv: { label: 'Download all numbers as a table (CSV)', href: '/api/transparency/csv' },
  nothing: 'Nobody has reported anything in the last two years.',
} as const;
