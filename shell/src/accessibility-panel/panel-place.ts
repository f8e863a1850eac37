import type { Size } from './button-bounds';

const GAP = 8;
/** Pixels that stay free at the edge of the window. */
const EDGE = 16;

interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

export interface PanelPlace {
  /** Middle of the button, in pixels from the left. */
  middle: number;
  top: number | undefined;
  bottom: number | undefined;
  /** Maximum height of the panel in pixels; it never covers the button. */
  room: number;
}

/** Returns the panel's position: below the button, or above it if there is more room. */
export function panelPlace(button: Box, window: Size): PanelPlace {
  const below = window.height - button.bottom - GAP - EDGE;
  const above = button.top - GAP - EDGE;
  const middle = button.left + button.width / 2;
  if (below >= above) return { middle, top: button.bottom + GAP, bottom: undefined, room: below };
  return { middle, top: undefined, bottom: window.height - button.top + GAP, room: above };
}
