import type { PictureType } from './picture-frame';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const EXTENSIONS: Readonly<Record<PictureType, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
  webp: ['webp'],
};

/** By the first bytes; null for anything that is none of the three. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes.length < 12) return null;
  if (bytes.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG)) return 'png';
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

/** A name without an extension says nothing wrong. */
export function isNamedAs(type: PictureType, fileName: string): boolean {
  const extension = /\.([^./\\]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return extension === undefined || EXTENSIONS[type].includes(extension);
}
