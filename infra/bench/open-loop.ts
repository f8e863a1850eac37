import type { Pool } from 'undici';

export interface Sample {
  ms: number;
  status: number;
}

/** A GET: its path alone, or with what tells who asks. */
export interface Ask {
  path: string;
  headers?: Record<string, string>;
}

/**
 * Sends `perSecond` GETs a second for `seconds`, each at its time whether or not earlier ones are answered, so that a
 * slow server cannot slow the clock that measures it.
 */
export async function openLoop(
  pool: Pool,
  asks: readonly (string | Ask)[],
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
    const ask = asks[index % asks.length] ?? '/';
    pending.push(typeof ask === 'string' ? timedGet(pool, ask) : timedGet(pool, ask.path, ask.headers));
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
