import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preparePhoto } from './picture/prepare-photo';
import { PREPARED_FILES } from './picture/prepared-files';
import { RefusedPicture } from './picture/refused-picture';
import type { PhotoOutcome } from './picture/run-prepare-photo';

/** Prepares the photo in the folder of the first argument; the second is its name as the sender gave it. */
async function prepare(folder: string, fileName: string): Promise<PhotoOutcome> {
  const bytes = await readFile(join(folder, PREPARED_FILES.original));
  try {
    const { full, thumb, width, height } = await preparePhoto(bytes, fileName);
    await writeFile(join(folder, PREPARED_FILES.full), full);
    await writeFile(join(folder, PREPARED_FILES.thumb), thumb);
    return { width, height, digest: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.reason };
    const { code } = Object(error) as { code?: unknown };
    // A fault of the file system, such as a full disk: only its code can leave this process.
    if (typeof code === 'string') return { fault: code };
    throw error;
  }
}

const [folder = '', fileName = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await prepare(folder, fileName)));
