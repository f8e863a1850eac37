import { readPassportText } from './passport-text';
import type { PassportRead } from './passport-read';
import { picturePixels } from './picture-pixels';
import { readCode } from './read-code';

// A photo of today has far more pixels than a code needs; small ones first, because they are quick and less grainy.
const SIZES = [1000, 1800, 600];

/** Reads a picture of the code: a photo, a screenshot or the saved picture. */
export async function readPicture(file: Blob): Promise<PassportRead> {
  for (const size of SIZES) {
    const pixels = await picturePixels(file, size).catch(() => null);
    if (!pixels) return { problem: 'not-a-picture' };
    const text = readCode(pixels);
    if (text !== null) return readPassportText(text);
  }
  return { problem: 'no-code' };
}
