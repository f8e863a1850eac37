import { writeSync } from 'node:fs';
import { Counter, type Registry } from 'prom-client';

/** Room for the lines that wait until stdout takes some again. */
const MOST_HELD_BYTES = 64 * 1024;

let dropped = 0;

/**
 * A destination for pino: whole lines to a file descriptor, stdout unless another is named, each written at once. While it
 * takes none (a full disk, a reader that is gone or behind) 64 KiB wait and the rest are dropped and counted. Never throws:
 * Pino's own destination raises an error that nobody can catch, and ends the process.
 */
export function logLines(fd = 1): { write(line: string): void } {
  let held: Buffer = Buffer.alloc(0);
  return {
    write(line) {
      const bytes = held.length === 0 ? Buffer.from(line) : Buffer.concat([held, Buffer.from(line)]);
      try {
        held = bytes.subarray(writeSync(fd, bytes));
      } catch {
        if (bytes.length > MOST_HELD_BYTES) dropped += 1;
        else held = bytes;
      }
    },
  };
}

/** Adds `log_lines_dropped_total` to the registry: lines missing from the log of this process. */
export function countDroppedLines(registry: Registry): void {
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Log lines that stdout did not take, mostly because its disk is full.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(dropped);
    },
  });
}
