/** Position of the button: pixels from the left and the top of the window. */
export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels that stay free at the left and top, the right, and the bottom. */
export const BOUNDS = { start: 16, right: 120, bottom: 50 } as const;

/** Returns the nearest position inside the window, also for a button enlarged by its text. */
export function withinBounds({ x, y }: Place, window: Size, button: Size): Place {
  const farthest = {
    x: window.width - Math.max(BOUNDS.right, button.width),
    y: window.height - Math.max(BOUNDS.bottom, button.height),
  };
  return { x: Math.max(BOUNDS.start, Math.min(x, farthest.x)), y: Math.max(BOUNDS.start, Math.min(y, farthest.y)) };
}
