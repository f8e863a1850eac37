import type { Pixels } from './read-code';

/** A file's pixels, no wider or higher than `longest`; throws when it is no picture. */
export async function picturePixels(file: Blob, longest: number): Promise<Pixels> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('This browser draws no pictures.');
    // A code on a see-through ground would be dark on dark.
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return brush.getImageData(0, 0, canvas.width, canvas.height);
  } finally {
    picture.close();
  }
}
