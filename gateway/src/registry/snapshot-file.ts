import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signedEntrySchema } from '@waymark/contracts-core';
import { z } from 'zod';
import type { RegistryState } from './apply-change';

const fileSchema = z.object({ entries: z.record(z.string(), signedEntrySchema) });

/**
 * Stores the last good registry on disk, so a broker that lost its data never empties the site. It holds the entries
 * as they were signed.
 */
export class SnapshotFile {
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly path: string) {}

  /** Returns entries by registry key, which must be verified again; none when the file is missing or unreadable. */
  async read(): Promise<[key: string, text: string][]> {
    try {
      const { entries } = fileSchema.parse(JSON.parse(await readFile(this.path, 'utf8')));
      return Object.entries(entries).map(([key, entry]) => [key, JSON.stringify(entry)]);
    } catch {
      return [];
    }
  }

  /**
   * Writes a temporary file and renames it: a crash leaves the old file intact, and gateways that share a folder do
   * not overwrite each other's temporary files.
   */
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
