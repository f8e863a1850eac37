/** "512 reports in this view. The newest 20 are listed." */
export function countWords(shown: number, total: number): string {
  if (total === 0) return 'No reports in this view.';
  const all = total === 1 ? '1 report in this view.' : `${total.toLocaleString('en-GB')} reports in this view.`;
  return shown < total ? `${all} The newest ${shown.toLocaleString('en-GB')} are listed.` : all;
}
