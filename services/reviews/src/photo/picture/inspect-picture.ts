import { hidesMore } from './hides-more';
import { jpegFrame } from './jpeg-frame';
import type { PictureFrame, PictureType } from './picture-frame';
import { pictureType } from './picture-type';
import { pngFrame } from './png-frame';
import { RefusedPicture } from './refused-picture';
import { webpFrame } from './webp-frame';

const FRAMES: Readonly<Record<PictureType, (bytes: Buffer) => PictureFrame | null>> = {
  jpeg: jpegFrame,
  png: pngFrame,
  webp: webpFrame,
};

/** Tells a whole, still, plain picture by its bytes. Throws RefusedPicture for everything else. */
export function inspectPicture(bytes: Buffer, fileName: string): PictureFrame {
  const type = pictureType(bytes, fileName);
  const frame = FRAMES[type](bytes);
  if (!frame) throw new RefusedPicture('damaged');
  if (frame.moves) throw new RefusedPicture('moves');
  if (hidesMore(bytes, frame)) throw new RefusedPicture('hidesMore');
  return frame;
}
