import { useEffect, useRef, type RefObject } from 'react';

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * For an element whose content is replaced, including the control that triggered it. If focus is lost when `step`
 * changes,
 * moves it to this element instead of the start of the page.
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
    // If a dialog triggered it, the dialog closes later and returns focus one frame after that, perhaps to a removed
    // element.
    if (document.activeElement?.closest('[role="dialog"]')) afterTwoFrames(catchIt);
  }, [step]);
  return element;
}

function afterTwoFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
