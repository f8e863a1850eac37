import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface KeptPlace {
  top: number;
  /** Where the link led that was followed. */
  followed: string | null;
}

/** By entry of the history. A page that is loaded anew begins at its top. */
const places = new Map<string, KeptPlace>();

/** Only a focus that was lost: somebody may have moved on while the answer was on its way. */
const toHeading = () => {
  if (document.activeElement === document.body) document.getElementById('page-heading')?.focus({ preventScroll: true });
};

/**
 * After Back the list stands where it stood, and the focus on the link that was followed. Another question asked in this
 * page begins at the heading of its answer; a part more or less (`isNarrowed`) leaves everything where it is.
 */
export function useKeptPlace(isWaiting: boolean, isNarrowed: boolean): void {
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
