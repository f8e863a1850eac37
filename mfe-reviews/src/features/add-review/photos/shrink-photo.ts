import { PHOTO_SIDES, PHOTO_TYPES } from '@waymark/contracts-reviews';

/** Smaller files travel fast enough as they are. */
const WORTH_BYTES = 1_000_000;
const QUALITY = 0.88;

const isPhoto = (type: string) => PHOTO_TYPES.some((known) => known === type);

/**
 * A large photo as a smaller JPEG, upright and without its place, made in the browser: a phone sends a tenth of the
 * bytes. Anything that the browser cannot read is left to the server to judge.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isPhoto(file.type) || file.size < WORTH_BYTES || !('createImageBitmap' in window)) return file;
  try {
    const blob = await redraw(await createImageBitmap(file));
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: blob.type }) : file;
  } catch {
    return file;
  }
}

function redraw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, PHOTO_SIDES.full / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  // JPEG knows no transparency and would show it black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
