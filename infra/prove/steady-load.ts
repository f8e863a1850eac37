import { Pool } from 'undici';
import { readOnce } from '../chaos/load/reader';
import { failures, startSteadyLoad } from '../chaos/load/steady-load';

export interface LoadResult {
  sent: number;
  failed: number;
  /** Each kind of failure once, with how often. */
  failures: string[];
}

/** Reads these paths in turn, `perSecond` a second, until stopped; none is asked twice. */
export function startLoad(origin: string, paths: readonly string[], perSecond: number): { stop(): Promise<LoadResult> } {
  const pool = new Pool(origin, { connections: 64 });
  const load = startSteadyLoad(perSecond, async (index) => {
    const path = paths[index % paths.length] ?? '/';
    return { what: path, status: (await readOnce(pool, { owner: 'edge', path })).status };
  });
  return {
    async stop() {
      const sent = await load.stop();
      await pool.close();
      return { sent: sent.length, failed: sent.filter(({ status }) => status !== 200).length, failures: failures(sent) };
    },
  };
}
