import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

export interface WrittenFile {
  rows: number;
  bytes: number;
  sha256: string;
  /** Of the unpacked text: stays the same when another zlib version packs it differently. */
  textSha256: string;
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Writes one JSON object per line. Node's gzip sets no time and byte 9 is pinned below, so equal rows give equal bytes with the same zlib. */
export function writeNdjsonGz(file: URL, rows: object[]): WrittenFile {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const bytes = gzipSync(text, { level: 9 });
  const UNKNOWN_SYSTEM = 255;
  bytes[9] = UNKNOWN_SYSTEM;
  writeFileSync(file, bytes);
  return { rows: rows.length, bytes: bytes.length, sha256: sha256(bytes), textSha256: sha256(text) };
}
