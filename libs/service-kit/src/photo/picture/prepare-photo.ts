import sharp, { type Sharp } from 'sharp';
import { jpegFrame, type PictureFrame, pngFrame, webpFrame } from './picture-frame';
import { pictureType } from './picture-type';
import { PHOTO_SIDES } from './prepared-files';
import { RefusedPicture } from './refused-picture';

/** A 50-megapixel phone photo passes. Read line by line it costs little memory. */
export const MAX_PIXELS = 64_000_000;
/** For pictures that a decoder holds whole: 16 megapixels are 64 MB. */
export const MAX_WHOLE_PIXELS = 16_000_000;
const DECODE_SECONDS = 8;

// One core and no cache: the speed of one photo is worth less than the memory and the time of everyone else.
sharp.concurrency(1);
sharp.cache(false);

export interface PreparedPhoto {
  /** WebP. */
  full: Buffer;
  thumb: Buffer;
  /** Pixels of the full size. */
  width: number;
  height: number;
}

/**
 * Decodes the picture up to its end marker and encodes its pixels again, turned upright. Nothing else of the file is
 * kept: no place, camera or owner, and nothing that was hidden in notes or after the end.
 * Throws RefusedPicture for what is no photo.
 */
export async function preparePhoto(bytes: Buffer, fileName: string): Promise<PreparedPhoto> {
  const { type, end, whole } = frameOf(bytes, fileName);
  const limit = whole ? MAX_WHOLE_PIXELS : MAX_PIXELS;
  const picture = sharp(bytes.subarray(0, end), { limitInputPixels: limit, failOn: 'truncated', sequentialRead: true });
  await refuseTooLarge(picture, type, limit);
  const { data, info } = await decode(picture);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const small = sharp(data, { raw }).resize({
    width: PHOTO_SIDES.thumb,
    height: PHOTO_SIDES.thumb,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const full = await sharp(data, { raw }).webp({ quality: 80, effort: 1 }).toBuffer();
  const thumb = await small.webp({ quality: 72, effort: 1 }).toBuffer();
  return { full, thumb, width: info.width, height: info.height };
}

const FRAMES = { jpeg: jpegFrame, png: pngFrame, webp: webpFrame };

/** Of a whole, still picture; throws RefusedPicture for everything else. */
function frameOf(bytes: Buffer, fileName: string): PictureFrame {
  const frame = FRAMES[pictureType(bytes, fileName)](bytes);
  if (!frame) throw new RefusedPicture('damaged');
  if (frame.moves) throw new RefusedPicture('moves');
  return frame;
}

/** From the header alone, before any pixel is unpacked. */
async function refuseTooLarge(picture: Sharp, type: string, limit: number): Promise<void> {
  const { width, height, format, pages = 1 } = await picture.metadata().catch(asDamaged);
  if (format !== type) throw new RefusedPicture('type');
  if (pages > 1) throw new RefusedPicture('moves');
  if (width * height > limit) throw new RefusedPicture('tooManyPixels');
}

async function decode(picture: Sharp) {
  return picture
    .autoOrient()
    .resize({ width: PHOTO_SIDES.full, height: PHOTO_SIDES.full, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(asDamaged);
}

function asDamaged(error: unknown): never {
  const tooLarge = String(error).includes('pixel limit');
  throw new RefusedPicture(tooLarge ? 'tooManyPixels' : 'damaged', { cause: error });
}
