import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a built file as it travels: its `.br` twin when the build made one, else compressed here. */
export function compressedSize(file: string): number {
  const twin = `${file}.br`;
  return existsSync(twin) ? statSync(twin).size : brotliCompressSync(readFileSync(file)).length;
}
