import type { Pool } from 'undici';

const GIVE_UP_MS = 10_000;

export interface Read {
  /** Who answers it; `edge` for what the gateway answers itself. */
  owner: 'edge' | 'reviews' | 'account' | 'maps' | 'search';
  path: string;
  cookie?: string;
}

export interface ReadSample {
  owner: Read['owner'];
  path: string;
  ms: number;
  /** 0 when there was no answer within 10 s. */
  status: number;
  /** What a search says of itself. */
  engine: string | null;
}

/** One GET, its body read to the end. */
export async function readOnce(pool: Pool, { owner, path, cookie }: Read): Promise<ReadSample> {
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const { statusCode, headers, body } = await pool.request({
      method: 'GET',
      path,
      headers: cookie ? { cookie } : {},
      signal,
    });
    await body.dump();
    return {
      owner,
      path,
      ms: performance.now() - started,
      status: statusCode,
      engine: String(headers['x-search-engine'] ?? '') || null,
    };
  } catch {
    return { owner, path, ms: performance.now() - started, status: 0, engine: null };
  }
}

/**
 * Sends each read `perSecond` times a second until stopped, whether or not earlier ones are answered: a part that hangs
 * cannot slow the clock that measures it.
 */
export function startReading(pool: Pool, reads: readonly Read[], perSecond: number): { stop(): Promise<ReadSample[]> } {
  const pending: Promise<ReadSample>[] = [];
  let turn = 0;
  const timer = setInterval(
    () => {
      const read = reads[turn++ % reads.length];
      if (read) pending.push(readOnce(pool, read));
    },
    1_000 / (perSecond * reads.length),
  );
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(pending);
    },
  };
}
