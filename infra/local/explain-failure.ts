import { freeBytes } from './data-folder';
import { LOCAL } from './paths';

const ELSEWHERE = 'or keep the data elsewhere: WAYMARK_DATA_DIR=/another/folder npm start.';
const IS_FULL = `The disk of ${LOCAL} is full: free some space (about 400 MB), ${ELSEWHERE}`;
/** Below that nothing that starts can be trusted to say why it does not. */
const FULL_BYTES = 16 * 2 ** 20;

/** What went wrong and what to do, in a sentence, for what people meet; other errors keep their own words. */
export function explainFailure(thrown: unknown): string {
  // A name with several addresses fails once for each.
  const error: unknown = thrown instanceof AggregateError ? thrown.errors[0] : thrown;
  const text = error instanceof Error ? error.message : String(error);
  const {
    code = '',
    path = LOCAL,
    address = '',
    port = '',
  } = Object(error) as { code?: string; path?: string; address?: string; port?: number };
  if (
    ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code) ||
    /no space left on device|disk quota exceeded/i.test(text) ||
    isFull()
  )
    return IS_FULL;
  if (['EEXIST', 'ENOTDIR'].includes(code))
    return `A folder is needed at ${path}, and there is a file in its way: move it, ${ELSEWHERE}`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `This user may not write to ${path}: change that, ${ELSEWHERE}`;
  if (code === 'ECONNREFUSED' && port) return `Nothing answers at ${address}:${port}: is that server running?`;
  return text;
}

function isFull(): boolean {
  try {
    return freeBytes() < FULL_BYTES;
  } catch {
    return false;
  }
}
