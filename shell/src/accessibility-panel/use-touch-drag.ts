import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { placeButton } from './button-place';

/** The button can be dragged up to this window width. */
const SMALL_SCREEN = '(max-width: 768px)';
/** Movement that still counts as a press, because a pressing finger slips a little. */
const SLIP_PX = 8;

interface Drag {
  fromX: number;
  fromY: number;
  /** The finger's position on the button. */
  onX: number;
  onY: number;
  moved: boolean;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Returns handlers to drag the button by touch on a small screen. The end of a drag does not count as a press. */
export function useTouchDrag(): DragHandlers {
  const drag = useRef<Drag | null>(null);
  return {
    onPointerDown: (event) => {
      drag.current = null;
      if (event.pointerType !== 'touch' || !window.matchMedia(SMALL_SCREEN).matches) return;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const { clientX, clientY } = event;
      drag.current = { fromX: clientX, fromY: clientY, onX: clientX - left, onY: clientY - top, moved: false };
    },
    onPointerMove: ({ clientX, clientY, pointerType }) => {
      const at = drag.current;
      if (!at || pointerType !== 'touch') return;
      at.moved ||= Math.hypot(clientX - at.fromX, clientY - at.fromY) > SLIP_PX;
      if (at.moved) placeButton({ x: clientX - at.onX, y: clientY - at.onY });
    },
    onClickCapture: (event) => {
      if (drag.current?.moved) event.stopPropagation();
      drag.current = null;
    },
  };
}
