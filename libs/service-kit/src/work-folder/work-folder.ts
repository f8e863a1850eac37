import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WORK_FOLDER = 'waymark-work';
/**
 * Distinguishes this process from an earlier one with the same process ID; the first in every container has the same.
 */
export const WORK_TOKEN = randomBytes(4).toString('hex');

/** Calls `work` with an empty private folder, and deletes it with its content even when the work fails. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${WORK_FOLDER}-${process.pid}-${WORK_TOKEN}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Milliseconds; longer than any work takes. An older folder belongs to a dead process, even if its process ID is in
 * use again.
 */
const MAX_AGE_MS = 3_600_000;
const NAME = new RegExp(`^${WORK_FOLDER}-(\\d+)-([0-9a-f]{8})-\\w{6}$`);

/**
 * Deletes users' files that killed processes left behind, but not those of running processes on this machine. Returns
 * the number of folders.
 */
export async function sweepWorkFolders(): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    const [, pid, token] = NAME.exec(name) ?? [];
    const folder = join(tmpdir(), name);
    if (pid === undefined || ((await isYoung(folder)) && isInUse(Number(pid), token))) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function isYoung(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < MAX_AGE_MS;
}

function isInUse(pid: number, token: string | undefined): boolean {
  if (pid === process.pid) return token === WORK_TOKEN;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists but belongs to another user, so we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
