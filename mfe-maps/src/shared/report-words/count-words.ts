import { AREA_COUNTED_UP_TO } from '@waymark/contracts-maps';

/** "512 reports in this view. The newest 20 are listed." */
export function countWords(shown: number, total: number): string {
  if (total === 0) return 'No reports in this view.';
  const all = `${numbered(Math.max(shown, total))} in this view.`;
  return shown < total ? `${all} The newest ${shown.toLocaleString('en-GB')} are listed.` : all;
}

/** "Showing 5 of 12 reports". */
export const shownWords = (shown: number, total: number): string =>
  `Showing ${shown.toLocaleString('en-GB')} of ${numbered(Math.max(shown, total))}`;

/** "1 report", "12 reports", "1,000 reports or more": of an area they are counted no further. */
export function numbered(total: number, noun = 'report'): string {
  if (total === 1) return `1 ${noun}`;
  const many = `${total.toLocaleString('en-GB')} ${noun}s`;
  return total < AREA_COUNTED_UP_TO ? many : `${many} or more`;
}
