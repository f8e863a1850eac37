import { spawnSync } from 'node:child_process';

const LINES = 100;
const WAIT_MS = 5_000;

const PROGRAM = `
import { pino } from 'pino';
const log = pino();
let lines = 0;
setInterval(() => {
  log.info('a request was answered');
  if ((lines += 1) === ${LINES}) process.kill(process.pid, 'SIGTERM');
}, 2);`;

/** Returns whether a process with pino's defaults that logs to a full disk still works after this many lines. */
export function stockLogOutlives(): boolean {
  const ran = spawnSync(
    '/bin/sh',
    ['-c', 'exec "$0" --input-type=module -e "$1" > /dev/full 2>&1', process.execPath, PROGRAM],
    { timeout: WAIT_MS, killSignal: 'SIGKILL', cwd: import.meta.dirname },
  );
  return ran.signal === 'SIGTERM';
}
