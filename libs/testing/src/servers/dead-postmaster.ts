import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './until';

/** The longest time that a stopping server may take. */
const PATIENCE_MS = 20_000;

/**
 * A killed PostgreSQL leaves its PID file behind, and the next one refuses to start while any process of the same user
 * has that PID. Waits for one that is still stopping; throws when another one keeps using this data.
 */
export async function forgetDeadPostmaster(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  await until('the end of the one before', PATIENCE_MS, () =>
    Promise.resolve(isRunning(pid, dataDir) ? null : true),
  ).catch(() => {
    throw new Error(`Another PostgreSQL (process ${pid}) uses ${dataDir}: stop it first.`);
  });
  // PostgreSQL itself checks whether old processes still use the shared memory, without this file.
  if (existsSync('/proc')) rmSync(file, { force: true });
}

function isRunning(pid: number, dataDir: string): boolean {
  if (!(pid > 0)) return false;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').split('\0').includes(dataDir);
}
