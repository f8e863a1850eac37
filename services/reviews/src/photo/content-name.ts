import { createHash } from 'node:crypto';

/** Name of a file by what is in it: the same photo twice is one file, and a name never means something else. */
export function contentName(bytes: Buffer): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.webp`;
}
