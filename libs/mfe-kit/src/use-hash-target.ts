import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens collapsed details around a link's target, also in browsers that do not do so by themselves. */
function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  const own = target?.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let part: HTMLElement | null = target; part; part = part.parentElement?.closest('details') ?? null)
    if (part instanceof HTMLDetailsElement) part.open = true;
  return target;
}

/** Runs `act` once the element exists: some parts of the page load after its first screen. */
function whenThere(id: string, act: () => void): () => void {
  const isThere = () => document.getElementById(id) !== null;
  if (isThere()) {
    act();
    return () => undefined;
  }
  const waiting = new MutationObserver(() => {
    if (!isThere()) return;
    waiting.disconnect();
    act();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  return () => waiting.disconnect();
}

/** Scrolls to the part named in the URL's hash. The part loads with the venue, after the browser has looked for it. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  // Only the hash at opening: the browser handles links within the page, except for collapsed parts.
  const [id] = useState(() => hash.slice(1));
  useEffect(() => {
    const open = () => void reveal(window.location.hash.slice(1));
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  useEffect(() => {
    if (!id) return undefined;
    // After the page has scrolled to its top.
    let stop = () => undefined as void;
    const frame = requestAnimationFrame(() => {
      stop = whenThere(id, () => {
        const target = reveal(id);
        target?.scrollIntoView();
        target?.focus({ preventScroll: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [id]);
}
