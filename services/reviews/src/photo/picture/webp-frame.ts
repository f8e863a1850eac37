import type { PictureFrame } from './picture-frame';

const HEADER_BYTES = 12;
const PIXEL_CHUNKS = ['VP8 ', 'VP8L', 'ALPH'];

/** Walks the chunks of a WebP up to the length that its header states; null when the file is shorter. */
export function webpFrame(bytes: Buffer): PictureFrame | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const notes: Buffer[] = [];
  let moves = false;
  let at = HEADER_BYTES;
  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (type === 'ANIM' || type === 'ANMF') moves = true;
    else if (!PIXEL_CHUNKS.includes(type)) notes.push(bytes.subarray(at + 8, Math.min(at + 8 + size, end)));
    at += 8 + size + (size % 2);
  }
  return { type: 'webp', end, notes, moves, whole: true };
}
