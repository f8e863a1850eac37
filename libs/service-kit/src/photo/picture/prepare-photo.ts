import sharp, { type Sharp } from 'sharp';
import { jpegFrame, type PictureFrame, pngFrame, webpFrame } from './picture-frame';
import { pictureType } from './picture-type';
import { PHOTO_SIDES } from './prepared-files';
import { RefusedPicture } from './refused-picture';

/** Allows a 50-megapixel phone photo, which costs little memory when read line by line. */
export const MAX_PIXELS = 64_000_000;
/** For images that a decoder holds whole in memory: 16 megapixels take 64 MB. */
export const MAX_WHOLE_PIXELS = 16_000_000;
const DECODE_SECONDS = 8;

// One core and no cache: the speed of one photo matters less than memory and CPU time for everyone else.
sharp.concurrency(1);
sharp.cache(false);

export interface PreparedPhoto {
  /** WebP. */
  full: Buffer;
  thumb: Buffer;
  /** Pixels of the full-size file. */
  width: number;
  height: number;
}

/**
 * Decodes the image up to its end marker, rotates it upright and encodes its pixels again. This removes all metadata
 * (location, camera, owner) and any data hidden in comments or after the end. Throws RefusedPicture when the file is
 * not a photo.
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

/** Returns the frame of a complete, still image; throws RefusedPicture for everything else. */
function frameOf(bytes: Buffer, fileName: string): PictureFrame {
  const frame = FRAMES[pictureType(bytes, fileName)](bytes);
  if (!frame) throw new RefusedPicture('damaged');
  if (frame.moves) throw new RefusedPicture('moves');
  return frame;
}

/** Reads only the header, before any pixel is decoded. */
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
