import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { registrySnapshotSchema, type RegistrySnapshot } from '@waymark/contracts-core';

/** The last good registry on disk, so that a lost broker never empties the site. */
export class SnapshotFile {
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly path: string) {}

  /** Null when there is none yet, or none that can be read. */
  async read(): Promise<RegistrySnapshot | null> {
    try {
      return registrySnapshotSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
    } catch {
      return null;
    }
  }

  /** Writes beside and renames: a crash half way leaves the file before. */
  write(snapshot: RegistrySnapshot): Promise<void> {
    const write = async () => {
      await mkdir(dirname(this.path), { recursive: true });
      await writeFile(`${this.path}.new`, JSON.stringify(snapshot));
      await rename(`${this.path}.new`, this.path);
    };
    this.writing = this.writing.then(write, write);
    return this.writing;
  }
}
