import { textHeights } from 'ol/render/canvas';

const LINE_HEIGHT = 1.2;
const USUAL = 16;

/** How high a line of a font is that begins like `700 16px …`. */
const heightOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? USUAL) * LINE_HEIGHT;

/**
 * OpenLayers looks up how high the letters of a font are, and measures by innerHTML what it does not find, which the page's
 * Trusted Types forbid. Here it finds every font.
 */
export function knowAllLetterHeights(): void {
  Object.setPrototypeOf(
    textHeights,
    new Proxy({}, { get: (_, font) => (typeof font === 'string' ? heightOf(font) : undefined) }),
  );
}
