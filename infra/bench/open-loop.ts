import type { Pool } from 'undici';

export interface Sample {
  ms: number;
  status: number;
}

/**
 * Sends `perSecond` GETs a second for `seconds`, each at its time whether or not earlier ones are answered, so that a
 * slow server cannot slow the clock that measures it.
 */
export async function openLoop(
  pool: Pool,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Sample[]> {
  const total = perSecond * seconds;
  const started = performance.now();
  const pending: Promise<Sample>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(timedGet(pool, paths[index % paths.length] ?? '/'));
  }
  return Promise.all(pending);
}

/** One GET, its body read to the end. */
export async function timedGet(pool: Pool, path: string, headers: Record<string, string> = {}): Promise<Sample> {
  const started = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
  await body.dump();
  return { ms: performance.now() - started, status: statusCode };
}
