import decodeQR from 'qr/decode.js';
import type { PassportRead } from './passport-read';
import { readPassportText } from './passport-text';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA values of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
}

/** Returns the text of the QR code in a picture; null when none is readable. */
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

/** Returns a file's pixels, scaled to at most `longest` in width and height; throws when it is not a picture. */
async function picturePixels(file: Blob, longest: number): Promise<Pixels> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('This browser cannot draw pictures.');
    // A QR code with a transparent background would be dark on dark.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return brush.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    picture.close();
  }
}

// Widths to which a photo is scaled before it is read. A QR code needs far fewer pixels than a photo has, and smaller
// sizes are faster to read and less noisy.
const SIZES = [1000, 1800, 600];

/** Reads a picture of the QR code: a photo, a screenshot or the saved picture. */
export async function readPicture(file: Blob): Promise<PassportRead> {
  for (const size of SIZES) {
    const pixels = await picturePixels(file, size).catch(() => null);
    if (!pixels) return { problem: 'not-a-picture' };
    const text = readCode(pixels);
    if (text !== null) return readPassportText(text);
  }
  return { problem: 'no-code' };
}
