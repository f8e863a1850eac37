import { AREA_COUNTED_UP_TO } from '@waymark/contracts-maps';

/** Returns a count such as "512 reports on this part of the map. The latest 20 are listed." */
export function countWords(shown: number, total: number): string {
  if (total === 0) return 'No reports on this part of the map.';
  const all = `${numbered(Math.max(shown, total))} on this part of the map.`;
  return shown < total ? `${all} The latest ${shown.toLocaleString('en-GB')} are listed.` : all;
}

/** Returns "Showing 5 of 12 reports", or just "12 reports" when all are shown. */
export const shownWords = (shown: number, total: number): string =>
  shown < total ? `Showing ${shown.toLocaleString('en-GB')} of ${numbered(total)}` : numbered(shown);

/** Returns "1 report", "12 reports" or "1,000 or more reports"; reports of an area are not counted further. */
export function numbered(total: number, noun = 'report'): string {
  if (total === 1) return `1 ${noun}`;
  return `${total.toLocaleString('en-GB')}${total < AREA_COUNTED_UP_TO ? '' : ' or more'} ${noun}s`;
}
