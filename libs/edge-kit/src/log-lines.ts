import { writeSync } from 'node:fs';
import { Counter, type Registry } from 'prom-client';

/** Bytes of lines that are buffered while stdout is blocked. */
const MOST_HELD_BYTES = 64 * 1024;

let dropped = 0;

/**
 * Returns a destination for pino that writes each line immediately and whole to a file descriptor, stdout by default.
 * While writing fails (full disk, slow or closed reader), it buffers 64 KiB and drops and counts further lines. Never
 * throws: Pino's own destination raises an error that cannot be caught and ends the process.
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

/** Adds `log_lines_dropped_total` to the registry: the number of log lines that this process dropped. */
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
