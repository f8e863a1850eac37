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
