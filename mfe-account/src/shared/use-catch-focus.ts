import { useEffect, useRef, type RefObject } from 'react';

/**
 * For an element whose content changes in place, with the control that did it: when `step` changes and the focus went
 * with what is gone, it goes to the element instead of to the page's start.
 */
export function useCatchFocus<T extends HTMLElement = HTMLElement>(step: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) element.current?.focus();
  }, [step]);
  return element;
}
