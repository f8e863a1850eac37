import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { timeLimit } from '../../context/time-limit';
import { PICTURE_REFUSALS, RefusedPicture, type PictureRefusal } from './refused-picture';

const run = promisify(execFile);
const TIMEOUT_MS = timeLimit(10_000);
const MAX_OUTPUT_BYTES = 10_000;
const MAX_EXTENSION = 20;

/** The last line that the photo-preparing process prints. */
const photoOutcomeSchema = z.union([
  z.object({
    /** Pixels of the full-size file. */
    width: z.number().int(),
    height: z.number().int(),
    /** SHA-256 of the uploaded original. */
    digest: z.string(),
  }),
  z.object({ refused: z.enum(Object.keys(PICTURE_REFUSALS) as [PictureRefusal, ...PictureRefusal[]]) }),
  /** Code of a file system error. */
  z.object({ fault: z.string() }),
]);
export type PhotoOutcome = z.output<typeof photoOutcomeSchema>;

/**
 * Prepares the photo in `folder` in a separate process. If an image crashes the decoder, the service continues. The
 * memory is freed, too: in one process, 20 photos grew it from 115 to 465 MB. Throws RefusedPicture.
 */
export async function runPreparePhoto(folder: string, fileName: string) {
  const { stdout } = await run(process.execPath, [...programArguments(), folder, extensionOf(fileName)], {
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    // Passes no secrets. Uses one malloc arena, because glibc's default of several does not return freed memory.
    env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'], MALLOC_ARENA_MAX: '1' },
  });
  return preparedOf(photoOutcomeSchema.parse(JSON.parse(stdout)));
}

/** Returns the prepared photo; throws an error for any other outcome. */
export function preparedOf(outcome: PhotoOutcome) {
  if ('refused' in outcome) throw new RefusedPicture(outcome.refused);
  if ('fault' in outcome)
    throw Object.assign(new Error(`The photo could not be prepared: ${outcome.fault}`), { code: outcome.fault });
  return outcome;
}

/** Passes only the extension: the rest may be private, and a program argument cannot contain every character. */
function extensionOf(fileName: string): string {
  const [extension = ''] = /\.[^./\\]*$/.exec(fileName) ?? [];
  return extension.slice(0, MAX_EXTENSION).replaceAll('\0', ' ');
}

/** A built service has its built command `prepare-photo` beside it; from source, the program itself runs. */
function programArguments(): string[] {
  const here = fileURLToPath(import.meta.url);
  const isSource = here.endsWith('.ts');
  return isSource
    ? ['--import', import.meta.resolve('tsx'), join(dirname(here), '../prepare-photo.program.ts')]
    : [join(dirname(here), 'prepare-photo.js')];
}
