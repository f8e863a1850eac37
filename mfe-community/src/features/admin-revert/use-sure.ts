import { useRef, useState } from 'react';

/** Asks once more before something is done, and waits for the answer. */
export function useSure() {
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<((isSure: boolean) => void) | null>(null);
  return {
    isAsked,
    askIfSure: (): Promise<boolean> => {
      setIsAsked(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    answer: (isSure: boolean): void => {
      setIsAsked(false);
      waiting.current?.(isSure);
      waiting.current = null;
    },
  };
}
