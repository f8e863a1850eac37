import { textHeights } from 'ol/render/canvas';

const LINE_HEIGHT = 1.2;
const USUAL = 16;

/** Returns the line height of a font that begins like `700 16px …`. */
const heightOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? USUAL) * LINE_HEIGHT;

/**
 * Makes OpenLayers find letter heights for every font. For an unknown font it would measure text with innerHTML, which
 * the page's Trusted Types forbid.
 */
export function knowAllLetterHeights(): void {
  Object.setPrototypeOf(
    textHeights,
    new Proxy({}, { get: (_, font) => (typeof font === 'string' ? heightOf(font) : undefined) }),
  );
}
