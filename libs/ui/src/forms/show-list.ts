/**
 * On a small screen a list would open below the edge, and more so above a keyboard on the glass: the box goes to the
 * top, and its list follows. Where the whole list is to be seen, nothing moves.
 */
export function showList(anchor: HTMLElement | null): void {
  const list = anchor?.querySelector('[role="listbox"]');
  if (!anchor || !list) return;
  const seen = window.visualViewport?.height ?? window.innerHeight;
  if (list.getBoundingClientRect().bottom > seen) anchor.scrollIntoView({ block: 'start' });
}
