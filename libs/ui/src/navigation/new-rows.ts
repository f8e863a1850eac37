const ROWS = 'li, article, tbody tr';
const HEADINGS = 'h2, h3, h4, h5, h6, th';

/**
 * Returns the rows of `part` that are not inside another row. Content added inside an old row, such as a late card, is
 * not a new row.
 */
function outermostRows(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(ROWS)].filter((row) => {
    const outer = row.parentElement?.closest(ROWS);
    return !outer || outer === part || !part.contains(outer);
  });
}

/** Calls back once with the rows added to `part`. Returns a function that stops waiting. */
export function onNewRows(part: HTMLElement, callBack: (rows: HTMLElement[]) => void): () => void {
  const before = new Set(outermostRows(part));
  const observer = new MutationObserver(() => {
    const rows = outermostRows(part).filter((row) => !before.has(row));
    if (rows.length === 0) return;
    observer.disconnect();
    callBack(rows);
  });
  observer.observe(part, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses a focusable row, else the link in its heading, else its heading, else the row. */
export function focusRow(row: HTMLElement): void {
  const heading = row.hasAttribute('tabindex') ? null : row.querySelector<HTMLElement>(HEADINGS);
  const target = heading?.querySelector<HTMLElement>('a[href]') ?? heading ?? row;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
