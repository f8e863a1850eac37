import { timeLimit } from '@waymark/service-kit';

/** PostgreSQL's error code for a statement timeout. */
const STATEMENT_TIMEOUT = '57014';

/**
 * Returns the result of `work`, or null if it is not ready by `until` (of `performance.now()`). Throws any other
 * error.
 */
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

/**
 * Milliseconds; the same timeout for nearly all statements of a search, so that a connection usually has the right
 * setting already.
 */
export const SEARCH_STATEMENT_MS = timeLimit(800);
const SHORT_MS = 200;

/** Returns the timeout for a search statement that must finish by `until`. */
export const searchTimeMs = (until: number): number =>
  until - performance.now() > SEARCH_STATEMENT_MS / 2 ? SEARCH_STATEMENT_MS : SHORT_MS;
