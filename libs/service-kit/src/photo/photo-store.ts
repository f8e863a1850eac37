import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Stores photos in a folder, in 256 subfolders by the first two letters of their names. */
export class FolderPhotoStore implements PhotoStore {
  constructor(private readonly folder: string) {}

  /** Writes to disk before it names the file: after a power cut the name is missing, but no file is incomplete. */
  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
    try {
      const file = await open(unfinished, 'wx', 0o640);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async get(name: string) {
    try {
      const file = await open(this.pathOf(name), 'r');
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.W_OK);
  }

  private pathOf(name: string): string {
    return join(this.folder, name.slice(0, 2), name);
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
