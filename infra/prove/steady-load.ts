import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

const GIVE_UP_MS = 10_000;

export interface LoadResult {
  sent: number;
  /** One line for each request that was not answered as it must be. */
  failures: string[];
}

/** Sends GETs of these paths in turn, `perSecond` a second, each at its time whether or not earlier ones are answered, until stopped. */
export function startLoad(origin: string, paths: readonly string[], perSecond: number): { stop(): Promise<LoadResult> } {
  const pool = new Pool(origin, { connections: 64 });
  const failures: string[] = [];
  const pending: Promise<void>[] = [];
  let going = true;
  const sending = (async () => {
    const began = performance.now();
    for (let index = 0; going; index += 1) {
      const early = began + (index * 1000) / perSecond - performance.now();
      if (early > 0) await pause(early);
      pending.push(sendOne(pool, paths[index % paths.length] ?? '/', failures));
    }
  })();
  return {
    async stop() {
      going = false;
      await sending;
      await Promise.all(pending);
      await pool.close();
      return { sent: pending.length, failures };
    },
  };
}

async function sendOne(pool: Pool, path: string, failures: string[]): Promise<void> {
  try {
    const { statusCode, body } = await pool.request({ method: 'GET', path, signal: AbortSignal.timeout(GIVE_UP_MS) });
    await body.dump({ limit: 10_000_000 });
    if (statusCode !== 200) failures.push(`${path}: ${statusCode}`);
  } catch (error) {
    failures.push(`${path}: ${String(error)}`);
  }
}
