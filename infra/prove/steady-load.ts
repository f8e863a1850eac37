import { Pool } from 'undici';
import { readOnce } from '../load/reader';
import { failures, startSteadyLoad, type Sent } from '../load/steady-load';

export interface LoadResult {
  sent: number;
  failed: number;
  /** Each kind of failure once, with how often. */
  failures: string[];
}

/** What is written among the reads. */
interface Writes {
  /** Every how many requests. */
  every: number;
  /** Sends one and answers how it went; null when everybody is still waiting for their last. */
  write(): Promise<Sent | null>;
}

/** Reads these paths in turn, `perSecond` a second, until stopped; none is asked twice. */
export function startLoad(
  origin: string,
  paths: readonly string[],
  perSecond: number,
  writes?: Writes,
): { stop(): Promise<LoadResult> } {
  const pool = new Pool(origin, { connections: 64 });
  const load = startSteadyLoad(perSecond, async (index) => {
    const written = writes && index % writes.every === 0 ? await writes.write() : null;
    if (written) return written;
    const path = paths[index % paths.length] ?? '/';
    return { what: path, status: (await readOnce(pool, { owner: 'edge', path })).status };
  });
  return {
    async stop() {
      const sent = await load.stop();
      await pool.close();
      return {
        sent: sent.length,
        failed: sent.filter(({ status }) => status !== 200).length,
        failures: failures(sent),
      };
    },
  };
}
