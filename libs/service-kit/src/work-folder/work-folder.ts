import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const WORK_FOLDER = 'waymark-work';
/** Tells this process from an earlier one that had the same number, as the first of every container has. */
export const WORK_TOKEN = randomBytes(4).toString('hex');

/** Gives `work` an empty folder that only we can read, and removes it with all that is in it, however the work ends. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), `${WORK_FOLDER}-${process.pid}-${WORK_TOKEN}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
