import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { placeButton } from './button-place';

/** Up to this width the button can be dragged. */
const SMALL_SCREEN = '(max-width: 768px)';
/** A finger that presses also slips a little. */
const SLIP_PX = 8;

interface Drag {
  fromX: number;
  fromY: number;
  /** Where on the button the finger is. */
  onX: number;
  onY: number;
  moved: boolean;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLElement>) => void;
}

/** Handlers with which a finger can drag the button on a small screen. The end of a drag is not a press. */
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
