import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface WrittenFile {
  rows: number;
  bytes: number;
  sha256: string;
  /** Of the unpacked text: stays the same when another zlib version packs it differently. */
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

/** 10 and 11 take ten times as long for a tenth less. */
const QUALITY = 9;

/** Without what says nothing (null, false, []): a reader fills it in again. */
const spoken = (_key: string, value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** One JSON value per line, packed by Brotli with the largest window: a fifth smaller than gzip, and Node reads it as a stream. */
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
