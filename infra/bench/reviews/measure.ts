import type { Pool } from 'undici';
import { openLoop } from '../open-loop';
import { percentile } from '../percentile';

export interface Measured {
  count: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Each path in turn, `perSecond` requests a second for `seconds`. */
export async function measure(
  pool: Pool,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
): Promise<Measured> {
  const samples = await openLoop(pool, paths, perSecond, seconds);
  const times = samples.map((sample) => sample.ms);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
  return { count: samples.length, failed: samples.filter((sample) => sample.status !== 200).length, p50, p95, p99 };
}
