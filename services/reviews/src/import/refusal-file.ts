import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Refusal } from './imported-place';
import { fileFault } from './import-stopped';

/** Escapes text that a spreadsheet would evaluate. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Writes refusals to a CSV, one per line, and counts them by reason. */
export class RefusalFile {
  readonly counts = new Map<string, number>();
  private stream: WriteStream | null = null;
  private fault: unknown = null;

  constructor(private readonly path: string) {}

  async add(refusals: readonly Refusal[]): Promise<void> {
    for (const { row, field, reason, value } of refusals) {
      const what = field === '' ? reason : `${field}: ${reason}`;
      this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
      if (!this.open().write(`${row},${cell(field)},${cell(value)},${cell(reason)}\n`))
        await once(this.open(), 'drain').catch(() => undefined);
    }
    if (this.fault !== null) throw fileFault(this.fault, this.path);
  }

  /** Returns the path of the file; null if nothing was refused. */
  async close(): Promise<string | null> {
    if (this.stream === null) return null;
    this.stream.end();
    try {
      await finished(this.stream);
    } catch (error) {
      throw fileFault(error, this.path);
    }
    return this.path;
  }

  private open(): WriteStream {
    if (this.stream === null) {
      this.stream = createWriteStream(this.path);
      // Without a listener, a full disk would end the process before the process could report the reason.
      this.stream.on('error', (error) => (this.fault = error));
      this.stream.write('row,field,value,reason\n');
    }
    return this.stream;
  }
}
