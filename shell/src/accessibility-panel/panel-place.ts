import type { Size } from './button-bounds';

const GAP = 8;
/** Px that stay free at the edge of the window. */
const EDGE = 16;

interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

export interface PanelPlace {
  /** Middle of the button, px from the left. */
  middle: number;
  top: number | undefined;
  bottom: number | undefined;
  /** Px that the panel may be high; never over the button. */
  room: number;
}

/** Below the button, or above it where there is more room. */
export function panelPlace(button: Box, window: Size): PanelPlace {
  const below = window.height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const middle = button.left + button.width / 2;
  if (below >= above) return { middle, top: button.bottom + GAP, bottom: undefined, room: below };
  return { middle, top: undefined, bottom: window.height - button.top + GAP, room: above };
}
