export type PictureType = 'jpeg' | 'png' | 'webp';

/** Metadata of an image file, read without decoding the image. */
export interface PictureFrame {
  type: PictureType;
  /** Offset of the image's end. Phones, cameras and transfers may append bytes. */
  end: number;
  moves: boolean;
  /** Whether a decoder needs the whole image in memory because it cannot work line by line. */
  whole: boolean;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Reads the segments of a JPEG up to its end marker; returns null when it is missing. */
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

/** In scan data, FF is followed by 00 or a restart marker; any other marker ends the scan. */
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

/** Reads the chunks of a PNG up to its end chunk; returns null when it is missing. */
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

/** Reads the chunks of a WebP up to the length in its header; returns null when the file is shorter. */
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
