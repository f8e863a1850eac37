import type { PictureFrame } from './picture-frame';

const SIGNATURE_BYTES = 8;
const INTERLACE_AT = 28;
const PIXEL_CHUNKS = ['IHDR', 'IDAT', 'PLTE'];

/** Walks the chunks of a PNG to its end chunk; null when it does not reach one. */
export function pngFrame(bytes: Buffer): PictureFrame | null {
  const notes: Buffer[] = [];
  let moves = false;
  let at = SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (type === 'IEND') return { type: 'png', end: next, notes, moves, whole: bytes[INTERLACE_AT] === 1 };
    if (type === 'acTL') moves = true;
    if (!PIXEL_CHUNKS.includes(type)) notes.push(bytes.subarray(at + 8, next - 4));
    at = next;
  }
  return null;
}
