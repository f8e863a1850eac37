import type { Palette, TextSizes } from '../palettes/palette';

/** A palette file: name, description, colors, fontSize, lineHeight, timestamp. */
export function writePaletteFile(
  { name, description, colors }: Palette,
  { fontSize, lineHeight }: TextSizes,
  now: Date,
): string {
  return `${JSON.stringify({ name, description, colors, fontSize, lineHeight, timestamp: now.toISOString() }, null, 2)}\n`;
}

/** A file name out of any palette's name. */
export function paletteFileName(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return `${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'palette'}.json`;
}
