import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface StoredPlace {
  top: number;
  /** The target of the link that was followed. */
  followed: string | null;
}

/** Keyed by history entry. A reloaded page starts at its top. */
const places = new Map<string, StoredPlace>();

/** Moves the focus only if it was lost, because the person may have moved on while results were loading. */
const toHeading = () => {
  if (document.activeElement === document.body) document.getElementById('page-heading')?.focus({ preventScroll: true });
};

/**
 * After Back, restores the scroll position and the focus on the followed link. A new query on this page starts at the
 * heading of its results; a changed filter (`isNarrowed`) moves nothing.
 */
export function useStoredPlace(isWaiting: boolean, isNarrowed: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const settled = useRef<string | null>(null);
  const begun = useRef<string | null>(null);

  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) places.set(key, { top: window.scrollY, followed: link.getAttribute('href') });
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [key]);

  useEffect(() => {
    if (settled.current === key) return;
    const kept = isBack ? places.get(key) : undefined;
    const isAnew = settled.current !== null && !kept && (isBack || !isNarrowed);
    if (isAnew && begun.current !== key) window.scrollTo(0, 0);
    begun.current = key;
    if (isWaiting && (kept || isAnew)) return;
    settled.current = key;
    if (kept) {
      const links = document.querySelectorAll<HTMLElement>('main a');
      [...links].find((link) => link.getAttribute('href') === kept.followed)?.focus({ preventScroll: true });
      window.scrollTo(0, kept.top);
    } else if (isAnew) toHeading();
  }, [key, isBack, isWaiting, isNarrowed]);
}
