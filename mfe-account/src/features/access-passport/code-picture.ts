import type { Squares } from '../../shared/qr-code/use-code';

const PIXELS = 10;

/** The code as a picture file, sharp on every screen and in print. */
export function codePicture(squares: Squares): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = squares.length * PIXELS;
  const brush = canvas.getContext('2d');
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = 'black';
  squares.forEach((row, y) => row.forEach((dark, x) => dark && brush.fillRect(x * PIXELS, y * PIXELS, PIXELS, PIXELS)));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
