import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PhotoStore } from './photo-store';

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
