import type { PictureFrame } from './picture-frame';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

/** Walks the segments of a JPEG to its end marker; null when it does not reach one. */
export function jpegFrame(bytes: Buffer): PictureFrame | null {
  const notes: Buffer[] = [];
  let whole = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return { type: 'jpeg', end: at + 2, notes, moves: false, whole };
    if (at + 4 > bytes.length) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (isNote(marker)) notes.push(bytes.subarray(at + 4, next));
    if (isProgressive(marker)) whole = true;
    at = marker === START_OF_SCAN ? afterScan(bytes, next) : next;
  }
  return null;
}

const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === COMMENT;
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);

/** In a scan an FF is followed by 00 or by a restart marker; any other marker ends it. */
function afterScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
