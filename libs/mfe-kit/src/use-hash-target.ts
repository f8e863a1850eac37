import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What is folded opens for whoever is led into it, in browsers too that do not do so by themselves. */
function reveal(id: string): HTMLElement | null {
  const target = document.getElementById(id);
  const own = target?.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  for (let part: HTMLElement | null = target; part; part = part.parentElement?.closest('details') ?? null)
    if (part instanceof HTMLDetailsElement) part.open = true;
  return target;
}

/** Acts once the element is there: some parts of the page are fetched after its first screen. */
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

/** The part of the page that the address named comes with the venue, later than the browser looks for it. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  // As the page opened: a link within the page is the browser's own work, but for what is folded.
  const [id] = useState(() => hash.slice(1));
  useEffect(() => {
    const open = () => void reveal(window.location.hash.slice(1));
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  useEffect(() => {
    if (!id) return undefined;
    // After the page's own start at its top.
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
