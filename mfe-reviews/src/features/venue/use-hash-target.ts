import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The part of the page that the address named comes with the venue, later than the browser looks for it. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  // As the page opened: a link within the page is the browser's own work.
  const [id] = useState(() => hash.slice(1));
  useEffect(() => {
    if (!id) return undefined;
    // After the page's own start at its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
