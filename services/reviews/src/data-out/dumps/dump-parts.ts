import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';
import type { DumpFile } from '@waymark/contracts-reviews';
import type { DumpLine } from './dump-lines';
import { partName } from './dump-manifest';
import type { DumpStore } from './dump-store';

/** A part of this size downloads within 30 seconds, the response timeout, on a slow connection. */
export const PART_BYTES = 4 * 1024 * 1024;

/** Compresses and stores the lines of one licence, part by part. Only one part is in memory at a time. */
export class DumpParts {
  readonly files: DumpFile[] = [];
  readonly sources = new Set<string>();
  places = 0;
  facts = 0;
  private gzip: Gzip | null = null;
  private chunks: Buffer[] = [];
  private bytes = 0;
  private rows = 0;

  constructor(
    private readonly store: DumpStore,
    /** File name without the part number. */
    private readonly stem: string,
    private readonly partBytes = PART_BYTES,
  ) {}

  async add({ line, isPlace, facts, sources }: DumpLine): Promise<void> {
    const gzip = (this.gzip ??= this.open());
    this.rows += 1;
    this.places += isPlace ? 1 : 0;
    this.facts += facts;
    for (const source of sources) this.sources.add(source);
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
    if (this.bytes >= this.partBytes) await this.close();
  }

  /** Stores the last part. */
  async close(): Promise<void> {
    const { gzip } = this;
    if (!gzip) return;
    gzip.end();
    await once(gzip, 'end');
    const packed = Buffer.concat(this.chunks);
    const name = partName(this.stem, this.files.length + 1);
    await this.store.put(name, packed);
    const sha256 = createHash('sha256').update(packed).digest('hex');
    this.files.push({ name, rows: this.rows, bytes: packed.length, sha256 });
    [this.gzip, this.chunks, this.bytes, this.rows] = [null, [], 0, 0];
  }

  private open(): Gzip {
    const gzip = createGzip({ level: 9 });
    gzip.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      this.bytes += chunk.length;
    });
    return gzip;
  }
}
