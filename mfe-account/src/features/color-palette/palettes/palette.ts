import type { PaletteColors } from '@waymark/contracts-account';

/** A palette with the documented names of its parts; the file adds the sizes and the time. */
export interface Palette {
  name: string;
  description: string;
  colors: PaletteColors;
}

export interface TextSizes {
  /** 12 to 24, in px where the browser's own size is the usual 16. */
  fontSize: number;
  /** 1.2 to 2. */
  lineHeight: number;
}
