/** Where the button stands: px from the left and the top of the window. */
export interface Place {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Px that stay free at the left and the top, at the right and at the bottom. */
export const BOUNDS = { start: 16, right: 120, bottom: 50 } as const;

/** The nearest place inside the window; a button that text made larger keeps itself inside as well. */
export function withinBounds({ x, y }: Place, window: Size, button: Size): Place {
  const farthest = {
    x: window.width - Math.max(BOUNDS.right, button.width),
    y: window.height - Math.max(BOUNDS.bottom, button.height),
  };
  return { x: Math.max(BOUNDS.start, Math.min(x, farthest.x)), y: Math.max(BOUNDS.start, Math.min(y, farthest.y)) };
}
