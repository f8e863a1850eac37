import { open } from 'node:fs/promises';
import type { PictureType } from './picture-frame';
import { RefusedPicture } from './refused-picture';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const EXTENSIONS: Readonly<Record<PictureType, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
};

/** Number of leading bytes that identify a file's type. */
const TELLING_BYTES = 12;

/**
 * Returns the type from the first bytes. Throws RefusedPicture for any other type, or when the file's extension
 * contradicts it.
 */
export function pictureType(bytes: Buffer, fileName: string): PictureType {
  const type = typeByBytes(bytes);
  if (!type) throw new RefusedPicture('type');
  if (!isNamedAs(type, fileName)) throw new RefusedPicture('name');
  return type;
}

/**
 * Like `pictureType` for a file on disk, of which it reads only the first bytes, so non-photos never enter the queue.
 */
export async function pictureTypeOfFile(path: string, fileName: string): Promise<PictureType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(TELLING_BYTES) });
    return pictureType(buffer.subarray(0, bytesRead), fileName);
  } finally {
    await file.close();
  }
}

function typeByBytes(bytes: Buffer): PictureType | null {
  if (bytes.length < TELLING_BYTES) return null;
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

/** A name without an extension contradicts nothing. */
function isNamedAs(type: PictureType, fileName: string): boolean {
  const extension = /\.([^./\\]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined || EXTENSIONS[type].includes(extension);
}
