import { useEffect, useRef, type RefObject } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

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
    const catchIt = () => {
      if (isLost()) element.current?.focus();
    };
    catchIt();
    // A dialog that did it is still there: it leaves after this and gives the focus back a frame later, to what may be gone.
    if (document.activeElement?.closest('[role="dialog"]')) afterTwoFrames(catchIt);
  }, [step]);
  return element;
}

function afterTwoFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
