import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, RUNNING_FILE } from './paths';

const FILE = join(LOCAL, 'start.pid');

/**
 * Returns the PID of the `npm start` that runs in this checkout. A PID left by a crash counts only if it is one of our
 * processes.
 */
export function runningPid(): number | null {
  if (!existsSync(FILE)) return null;
  const pid = Number(readFileSync(FILE, 'utf8'));
  try {
    process.kill(pid, 0);
    const commandLine = `/proc/${pid}/cmdline`;
    return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('infra/local/start') ? pid : null;
  } catch {
    return null;
  }
}

export function takeLock(): void {
  const pid = runningPid();
  if (pid !== null && pid !== process.pid)
    throw new Error(`The platform already runs from this folder (process ${pid}): stop it with Ctrl-C first.`);
  rmSync(RUNNING_FILE, { force: true });
  writeFileSync(FILE, String(process.pid));
}

/** Does nothing when another process holds the lock. */
export function releaseLock(): void {
  if (runningPid() !== process.pid) return;
  rmSync(FILE, { force: true });
  rmSync(RUNNING_FILE, { force: true });
}
