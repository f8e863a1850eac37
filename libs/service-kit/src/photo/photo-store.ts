import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Where photos lie. A name holds one content for ever, so writing it again changes nothing. */
export interface PhotoStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. The reader must read or destroy the stream. */
  get(name: string): Promise<{ stream: Readable; size: number | null } | null>;
  /** A file that is not there counts as deleted. */
  delete(name: string): Promise<void>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
}

export const PHOTO_STORE = Symbol('PHOTO_STORE');

/** Name of a file by what is in it: the same photo twice is one file, and a name never means something else. */
export function contentName(bytes: Buffer): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.webp`;
}
