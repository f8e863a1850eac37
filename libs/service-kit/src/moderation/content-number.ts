/** Returns the content's numeric ID; null when the reported text is not a valid ID. */
export function contentNumber(contentId: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(contentId) ? Number(contentId) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : null;
}
