import { textHeights } from 'ol/render/canvas';

const LINE_HEIGHT = 1.2;
const USUAL = 16;

/** Returns the line height of a font that begins like `700 16px …`. */
const heightOf = (font: string): number => Number(/([\d.]+)px/.exec(font)?.[1] ?? USUAL) * LINE_HEIGHT;

/**
 * OpenLayers looks up letter heights per font. It measures a missing font with innerHTML, which the page's Trusted
 * Types forbid. With this, it finds every font.
 */
export function knowAllLetterHeights(): void {
  Object.setPrototypeOf(
    textHeights,
    new Proxy({}, { get: (_, font) => (typeof font === 'string' ? heightOf(font) : undefined) }),
  );
}
