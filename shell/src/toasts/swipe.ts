import { useRef, type PointerEvent } from 'react';

const SWIPE_PX = 50;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Handlers that call `onSwipe` after a drag of 50 px to the right. */
export function useSwipeRight(onSwipe: () => void): SwipeHandlers {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event) => {
      from.current = event.clientX;
    },
    onPointerUp: (event) => {
      if (from.current !== null && event.clientX - from.current >= SWIPE_PX) onSwipe();
      from.current = null;
    },
  };
}
