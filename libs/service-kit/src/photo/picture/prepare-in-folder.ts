import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparePhoto } from './prepare-photo';
import { PREPARED_FILES } from './prepared-files';
import { RefusedPicture } from './refused-picture';
import type { PhotoOutcome } from './run-prepare-photo';

/** Prepares the photo in a folder; `fileName` is the name given by the sender. */
export async function prepareInFolder(folder: string, fileName: string): Promise<PhotoOutcome> {
  const bytes = await readFile(join(folder, PREPARED_FILES.original));
  try {
    const { full, thumb, width, height } = await preparePhoto(bytes, fileName);
    await writeFile(join(folder, PREPARED_FILES.full), full);
    await writeFile(join(folder, PREPARED_FILES.thumb), thumb);
    return { width, height, digest: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.reason };
    const { code } = Object(error) as { code?: unknown };
    // An error of the file system, such as a full disk: only its code can leave this process.
    if (typeof code === 'string') return { fault: code };
    throw error;
  }
}
