import decodeQR from 'qr/decode.js';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each, row by row. */
  readonly data: Uint8ClampedArray;
}

/** The text of the code in a picture; null when there is none to be read. */
export function readCode(pixels: Pixels): string | null {
  try {
    return decodeQR(
      { width: pixels.width, height: pixels.height, data: pixels.data },
      { format: 'RGBA', timeLimit: 2000, effort: 4 },
    );
  } catch {
    return null;
  }
}
