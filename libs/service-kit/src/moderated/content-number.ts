/** The number that content is kept under; null where what was reported is no number that a row can have. */
export function contentNumber(contentId: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(contentId) ? Number(contentId) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : null;
}
