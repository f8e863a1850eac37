import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
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
