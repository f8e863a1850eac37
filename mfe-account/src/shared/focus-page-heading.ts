/** After a part of the page has gone with the focus in it: back to the top, where the page says what it is. */
export function focusPageHeading(): void {
  requestAnimationFrame(() => document.getElementById('page-heading')?.focus());
}
