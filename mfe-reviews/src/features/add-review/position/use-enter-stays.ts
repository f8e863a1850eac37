import { useEffect, type RefObject } from 'react';

/** Enter within `box` picks from a list; it must not submit the form around it. */
export function useEnterStays(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
    };
    element?.addEventListener('keydown', stay);
    return () => element?.removeEventListener('keydown', stay);
  }, [box]);
}
