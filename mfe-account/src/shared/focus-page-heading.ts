/** Moves focus to the page heading after the focused part of the page has disappeared. */
export function focusPageHeading(): void {
  requestAnimationFrame(() => document.getElementById('page-heading')?.focus());
}
