export type PictureType = 'jpeg' | 'png' | 'webp';

/** What the bytes of a picture file say about themselves, without decoding the picture. */
export interface PictureFrame {
  type: PictureType;
  /** Where the picture ends. Phones, cameras and transfers add bytes after it. */
  end: number;
  moves: boolean;
  /** Whether a decoder needs the whole picture in memory: it cannot go line by line. */
  whole: boolean;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Walks the segments of a JPEG to its end marker; null when it does not reach one. */
export function jpegFrame(bytes: Buffer): PictureFrame | null {
  let whole = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return { type: 'jpeg', end: at + 2, moves: false, whole };
    if (at + 4 > bytes.length) return null;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (isProgressive(marker)) whole = true;
    at = marker === START_OF_SCAN ? afterScan(bytes, next) : next;
  }
  return null;
}

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

const PNG_SIGNATURE_BYTES = 8;
const PNG_INTERLACE_AT = 28;

/** Walks the chunks of a PNG to its end chunk; null when it does not reach one. */
export function pngFrame(bytes: Buffer): PictureFrame | null {
  let moves = false;
  let at = PNG_SIGNATURE_BYTES;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (type === 'IEND') return { type: 'png', end: next, moves, whole: bytes[PNG_INTERLACE_AT] === 1 };
    if (type === 'acTL') moves = true;
    at = next;
  }
  return null;
}

const WEBP_HEADER_BYTES = 12;

/** Walks the chunks of a WebP up to the length that its header states; null when the file is shorter. */
export function webpFrame(bytes: Buffer): PictureFrame | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  let moves = false;
  let at = WEBP_HEADER_BYTES;
  while (at + 8 <= end) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (type === 'ANIM' || type === 'ANMF') moves = true;
    at += 8 + size + (size % 2);
  }
  return { type: 'webp', end, moves, whole: true };
}
