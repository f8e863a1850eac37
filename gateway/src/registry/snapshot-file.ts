import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signedEntrySchema } from '@waymark/contracts-core';
import { z } from 'zod';
import type { RegistryState } from './apply-change';

const fileSchema = z.object({ entries: z.record(z.string(), signedEntrySchema) });

/** The last good registry on disk, so that a lost broker never empties the site. It holds the entries as they were signed. */
export class SnapshotFile {
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly path: string) {}

  /** Entries by registry key, to be verified again; none when there is no file yet, or none that can be read. */
  async read(): Promise<[key: string, text: string][]> {
    try {
      const { entries } = fileSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
      return Object.entries(entries).map(([key, entry]) => [key, JSON.stringify(entry)]);
    } catch {
      return [];
    }
  }

  /** Writes beside and renames: a crash half way leaves the file before, and gateways of one folder do not write into each other's. */
  write({ envelopes }: RegistryState): Promise<void> {
    const write = async () => {
      await mkdir(dirname(this.path), { recursive: true });
      const beside = `${this.path}.${process.pid}.new`;
      await writeFile(beside, JSON.stringify({ entries: envelopes }));
      await rename(beside, this.path);
    };
    this.writing = this.writing.then(write, write);
    return this.writing;
  }
}
