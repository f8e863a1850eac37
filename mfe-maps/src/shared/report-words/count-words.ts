import { AREA_COUNTED_UP_TO } from '@waymark/contracts-maps';

/** "512 reports on this part of the map. The newest 20 are listed." */
export function countWords(shown: number, total: number): string {
  if (total === 0) return 'No reports on this part of the map.';
  const all = `${numbered(Math.max(shown, total))} on this part of the map.`;
  return shown < total ? `${all} The newest ${shown.toLocaleString('en-GB')} are listed.` : all;
}

/** "Showing 5 of 12 reports"; all of them are just "12 reports". */
export const shownWords = (shown: number, total: number): string =>
  shown < total ? `Showing ${shown.toLocaleString('en-GB')} of ${numbered(total)}` : numbered(shown);

/** "1 report", "12 reports", "1,000 or more reports": of an area they are counted no further. */
export function numbered(total: number, noun = 'report'): string {
  if (total === 1) return `1 ${noun}`;
  return `${total.toLocaleString('en-GB')}${total < AREA_COUNTED_UP_TO ? '' : ' or more'} ${noun}s`;
}
