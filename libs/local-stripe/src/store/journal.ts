import { closeSync, existsSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyKept } from './objects';

/**
 * What happened, one line for each request: all that a request changed is in the file before it is answered, or none of it. A kill -9
 * may leave half a line, which is cut off.
 */
export class Journal {
  private readonly handle: number;

  private constructor(file: string) {
    this.handle = openSync(file, 'a', 0o600);
  }

  static open(file: string, each: (object: AnyKept) => void): Journal {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) {
      const bytes = readFileSync(file);
      const whole = bytes.lastIndexOf('\n') + 1;
      if (whole < bytes.length) truncateSync(file, whole);
      for (const line of bytes.subarray(0, whole).toString('utf8').split('\n'))
        if (line !== '') (JSON.parse(line) as AnyKept[]).forEach(each);
    }
    return new Journal(file);
  }

  append(objects: readonly AnyKept[]): void {
    const bytes = Buffer.from(`${JSON.stringify(objects)}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.handle, bytes, at);
  }

  close(): void {
    closeSync(this.handle);
  }
}
