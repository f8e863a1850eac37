import type { PaletteColors } from '@waymark/contracts-account';

/** A palette with the documented field names; a palette file adds sizes and a timestamp. */
export interface Palette {
  name: string;
  description: string;
  colors: PaletteColors;
}

export interface TextSizes {
  /** Font size in px, 12 to 24, assuming the browser's default of 16. */
  fontSize: number;
  /** 1.2 to 2. */
  lineHeight: number;
}
