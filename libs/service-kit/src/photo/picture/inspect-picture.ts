import { jpegFrame, type PictureFrame, type PictureType, pngFrame, webpFrame } from './picture-frame';
import { pictureType } from './picture-type';
import { RefusedPicture } from './refused-picture';

const FRAMES: Readonly<Record<PictureType, (bytes: Buffer) => PictureFrame | null>> = {
  jpeg: jpegFrame,
  png: pngFrame,
  webp: webpFrame,
};

// What a browser, a reader or an unpacker would take for something of its own. Never looked for among pixels, where
// any four bytes turn up by chance.
const OTHER_CONTENT = /<(?:script|html|!doctype|iframe|\?php|svg[\s>])|javascript:|%PDF-|PK\x03\x04|PK\x05\x06/i;

/** Tells a whole, still, plain picture by its bytes. Throws RefusedPicture for everything else. */
export function inspectPicture(bytes: Buffer, fileName: string): PictureFrame {
  const type = pictureType(bytes, fileName);
  const frame = FRAMES[type](bytes);
  if (!frame) throw new RefusedPicture('damaged');
  if (frame.moves) throw new RefusedPicture('moves');
  if (hidesMore(bytes, frame)) throw new RefusedPicture('hidesMore');
  return frame;
}

/** Whether the file is more than a picture: text or an archive in its notes, or anything after its end. */
function hidesMore(bytes: Buffer, { type, end, notes }: PictureFrame): boolean {
  const rest = bytes.subarray(end);
  if (!isHarmlessRest(rest, type === 'jpeg')) return true;
  return [...notes, rest].some((part) => OTHER_CONTENT.test(part.toString('latin1')));
}

/** Phones add a second JPEG (depth, brightness), a short film, or a block of their maker after a JPEG. */
function isHarmlessRest(rest: Buffer, isJpeg: boolean): boolean {
  if (rest.every((byte) => byte === 0)) return true;
  if (!isJpeg) return false;
  const isJpegToo = rest[0] === 0xff && rest[1] === 0xd8;
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  const isSamsungBlock = rest.toString('latin1', rest.length - 4) === 'SEFT';
  return isJpegToo || isFilm || isSamsungBlock;
}
