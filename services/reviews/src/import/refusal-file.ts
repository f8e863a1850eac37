import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Refusal } from './imported-place';

/** A spreadsheet would work out what begins so. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Writes what was refused as a CSV, one line for each, and counts it by what is wrong. */
export class RefusalFile {
  readonly counts = new Map<string, number>();
  private stream: WriteStream | null = null;

  constructor(private readonly path: string) {}

  async add(refusals: readonly Refusal[]): Promise<void> {
    for (const { row, field, reason, value } of refusals) {
      const what = field === '' ? reason : `${field}: ${reason}`;
      this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
      if (!this.open().write(`${row},${cell(field)},${cell(value)},${cell(reason)}\n`))
        await once(this.open(), 'drain');
    }
  }

  /** Where they stand; null when nothing was refused. */
  async close(): Promise<string | null> {
    if (this.stream === null) return null;
    this.stream.end();
    await finished(this.stream);
    return this.path;
  }

  private open(): WriteStream {
    if (this.stream === null) {
      this.stream = createWriteStream(this.path);
      this.stream.write('row,field,value,reason\n');
    }
    return this.stream;
  }
}
