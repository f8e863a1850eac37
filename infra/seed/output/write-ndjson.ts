import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface WrittenFile {
  rows: number;
  bytes: number;
  sha256: string;
  /** Hash of the unpacked text, because other zlib versions compress differently. */
  textSha256: string;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

function written(file: URL, rows: number, text: string, bytes: Uint8Array): WrittenFile {
  writeFileSync(file, bytes);
  return { rows, bytes: bytes.length, sha256: sha256(bytes), textSha256: sha256(text) };
}

/** Writes one JSON object per line. Node's gzip sets no time and byte 9 is pinned below, so equal rows give equal bytes with the same zlib. */
export function writeNdjsonGz(file: URL, rows: object[]): WrittenFile {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const bytes = gzipSync(text, { level: 9 });
  const UNKNOWN_SYSTEM = 255;
  bytes[9] = UNKNOWN_SYSTEM;
  return written(file, rows.length, text, bytes);
}

/** Compression level. Levels 10 and 11 take ten times as long and save only a tenth. */
const QUALITY = 9;

/** Drops empty values (null, false, []); a reader adds them again. */
const spoken = (_key: string, value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

/**
 * Writes one JSON value per line, compressed with Brotli's largest window: a fifth smaller than gzip, and Node can
 * stream it.
 */
export function writeNdjsonBr(file: URL, rows: object[]): WrittenFile {
  const text = rows
    .map((row) => `${Array.isArray(row) ? JSON.stringify(row) : JSON.stringify(row, spoken)}\n`)
    .join('');
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  return written(file, rows.length, text, bytes);
}
