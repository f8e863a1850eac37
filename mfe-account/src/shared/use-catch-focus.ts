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
    // Waits until the dialog has closed: if a dialog triggered the change, it returns the focus one frame later,
    // perhaps to a removed element.
    if (document.activeElement?.closest('[role="dialog"]')) afterTwoFrames(catchIt);
  }, [step]);
  return element;
}

function afterTwoFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
