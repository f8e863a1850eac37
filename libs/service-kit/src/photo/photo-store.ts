import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Stores photos. A name always has the same content, so writing it again changes nothing. */
export interface PhotoStore {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns null when there is no such file. The caller must read or destroy the stream. */
  get(name: string): Promise<{ stream: Readable; size: number | null } | null>;
  /** Succeeds when the file does not exist. */
  delete(name: string): Promise<void>;
  /** Rejects when the store cannot be used. */
  check(): Promise<void>;
}

export const PHOTO_STORE = Symbol('PHOTO_STORE');

/**
 * Returns a file name derived from the content: identical photos share one file, and a name's content never changes.
 */
export function contentName(bytes: Buffer): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.webp`;
}
