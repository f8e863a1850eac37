import { timeLimit } from '@waymark/service-kit';

/** PostgreSQL's code for a statement that ran longer than it may. */
const STATEMENT_TIMEOUT = '57014';

/** What `work` gives, or null when that is not there by `until` (of `performance.now()`). Any other failure is thrown. */
export async function withinTime<T>(work: () => Promise<T>, until: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), Math.max(0, until - performance.now()));
  });
  const done = work().catch((error: unknown) => {
    if (isTimeout(error)) return null;
    throw error;
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

function isTimeout(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === STATEMENT_TIMEOUT;
}

/** The same for nearly all statements of a search: a connection mostly has the right limit already. Milliseconds. */
export const SEARCH_STATEMENT_MS = timeLimit(800);
const SHORT_MS = 200;

/** How long a statement of a search may run that has to be there by `until`. */
export const searchTimeMs = (until: number): number =>
  until - performance.now() > SEARCH_STATEMENT_MS / 2 ? SEARCH_STATEMENT_MS : SHORT_MS;
