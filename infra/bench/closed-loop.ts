import type { Pool } from 'undici';
import { timedGet, type Sample } from './open-loop';

/** `connections` callers that each send `each` GETs one after another; answers the samples and requests per second. */
export async function closedLoop(
  pool: Pool,
  path: string,
  connections: number,
  each: number,
  headers: Record<string, string> = {},
): Promise<{ samples: Sample[]; perSecond: number }> {
  const started = performance.now();
  const caller = async () => {
    const samples: Sample[] = [];
    for (let index = 0; index < each; index += 1) samples.push(await timedGet(pool, path, headers));
    return samples;
  };
  const samples = (await Promise.all(Array.from({ length: connections }, caller))).flat();
  return { samples, perSecond: samples.length / ((performance.now() - started) / 1000) };
}
