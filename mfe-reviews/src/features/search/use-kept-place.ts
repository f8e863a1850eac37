import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface KeptPlace {
  top: number;
  /** Where the link led that was followed. */
  followed: string | null;
}

/** By entry of the history. A page that is loaded anew begins at its top. */
const places = new Map<string, KeptPlace>();

const toHeading = () => document.getElementById('page-heading')?.focus({ preventScroll: true });

/**
 * After Back the list stands where it stood, and the focus on the link that was followed. Another question asked in this
 * page begins at its heading; a part more or less (`isNarrowed`) leaves everything where it is.
 */
export function useKeptPlace(isDrawn: boolean, isNarrowed: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const settled = useRef<string | null>(null);

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
    if (kept && !isDrawn) return;
    const isFirst = settled.current === null;
    settled.current = key;
    if (kept) {
      const links = document.querySelectorAll<HTMLElement>('main a');
      [...links].find((link) => link.getAttribute('href') === kept.followed)?.focus({ preventScroll: true });
      window.scrollTo(0, kept.top);
    } else if (!isFirst && (isBack || !isNarrowed)) {
      window.scrollTo(0, 0);
      toHeading();
    }
  }, [key, isBack, isDrawn, isNarrowed]);
}
