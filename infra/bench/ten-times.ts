import { Pool } from 'undici';
import { percentile } from '../load/percentile';
import { sendOnce, type Ask } from '../load/send';
import { steadily } from '../load/steady-load';
import { startBenchPlatform, type BenchPlatform } from './bench-platform';
import { mostStatements } from './most-statements';

interface Rate {
  perSecond: number;
  /** For each kind. */
  seconds: number;
}

/** Requests by kind. */
export type Kinds = Readonly<Record<string, readonly Ask[]>>;

export interface TenTimes {
  platform: BenchPlatform;
  pool: Pool;
  must(isSo: boolean, otherwise: string): void;
  /** Prints p50 and p95 of these times in milliseconds, the limit and other errors; returns the median. */
  judged(what: string, times: readonly number[], p95: number, wrong?: readonly (string | number)[]): number;
  /** Reads each kind, compares it with the limit and returns the medians. */
  reads(what: string, kinds: Kinds, rate: Rate, p95: number): Promise<Record<string, number>>;
  /** Prints the highest number of SQL statements that one of these reads sends. */
  statements(
    what: string,
    asked: Parameters<typeof mostStatements>[1],
    asks: readonly Ask[],
    bar: number,
  ): Promise<void>;
}

/** Sends the requests in turn at a fixed rate. */
export const readSteadily = (pool: Pool, asks: readonly Ask[], { perSecond, seconds }: Rate) =>
  steadily(perSecond, seconds, (index) => sendOnce(pool, asks[index % asks.length] ?? { path: '/' }));

/**
 * Measures a slice with a tenth of the rows and with all of them, then ends the process. Prints every figure with its
 * limit and repeats failures at the end; the exit code is then 1. `measure` returns medians by kind. Below `quietMs`
 * the ratio of two times shows the precision of the clock, not the work.
 */
export async function tenTimes(
  slice: Parameters<typeof startBenchPlatform>[0],
  { growth: most, quietMs = 0 }: { growth: number; quietMs?: number },
  measure: (bench: TenTimes, part: 'few' | 'many') => Promise<Record<string, number>>,
): Promise<never> {
  const failures: string[] = [];
  const must = (isSo: boolean, otherwise: string) => void (isSo || failures.push(otherwise));
  const platform = await startBenchPlatform(slice);
  const pool = new Pool(platform.origin, { connections: 20 });
  const bench: TenTimes = {
    platform,
    pool,
    must,
    judged(what, times, bar, wrong = []) {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      const answered = wrong.length > 0 ? ` (${wrong.join(', ')})` : '';
      const over = `${what}: p95 ${p95.toFixed(1)} ms`;
      console.log(
        `${what}: ${times.length} requests${answered}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar ${bar} ms)`,
      );
      must(wrong.length === 0 && p95 < bar, over + answered);
      return p50;
    },
    async reads(what, kinds, rate, bar) {
      await readSteadily(pool, Object.values(kinds).flat(), { ...rate, seconds: 5 });
      const medians: Record<string, number> = {};
      for (const [kind, asks] of Object.entries(kinds)) {
        const samples = await readSteadily(pool, asks, rate);
        const wrong = new Set(samples.map(({ status }) => status).filter((status) => status !== 200));
        const times = samples.map(({ ms }) => ms);
        medians[kind] = bench.judged(`${what}, ${kind}`, times, bar, [...wrong]);
      }
      return medians;
    },
    async statements(what, asked, asks, bar) {
      const { most: sent, path } = await mostStatements(platform, asked, asks);
      console.log(`${what}: at most ${sent} SQL statements for one read (${path}; bar ${bar})`);
      must(sent > 0 && sent <= bar, `${sent} SQL statements for ${path}`);
    },
  };
  try {
    const few = await measure(bench, 'few');
    for (const [kind, p50] of Object.entries(await measure(bench, 'many'))) {
      const growth = p50 / Math.max(few[kind] ?? p50, quietMs);
      console.log(`${kind}: ten times the rows cost ${growth.toFixed(2)} times (median; bar ${most})`);
      must(growth <= most, `${kind}: cost growth ${growth.toFixed(2)}`);
    }
  } finally {
    await pool.close();
    await platform.stop();
  }
  if (failures.length > 0) console.error(`Over the bar:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exit(failures.length > 0 ? 1 : 0);
}
