import { startBenchPlatform, type BenchPlatform } from './bench-platform';
import { mostStatements } from './most-statements';
import type { Ask } from './open-loop';
import { percentile } from './percentile';

interface Bars {
  /** Milliseconds. */
  p95: number;
  /** Ten times the rows, median by median. */
  growth: number;
}

export interface TenTimes {
  platform: BenchPlatform;
  must(isSo: boolean, otherwise: string): void;
  /** Says p50 and p95 of these times, in milliseconds, beside the bar, with what else was wrong; answers the median. */
  judged(what: string, times: readonly number[], wrong?: readonly (string | number)[]): number;
  /** Says the most statements that one of these reads sends. */
  statements(
    what: string,
    asked: Parameters<typeof mostStatements>[1],
    asks: readonly Ask[],
    bar: number,
  ): Promise<void>;
}

/**
 * Measures a slice with a tenth of the rows and with all of them, and ends the process: every figure stands beside its bar, those that
 * are over it once more at the end, and then the exit code is 1. `measure` answers medians by kind; below `quietMs` a ratio of two
 * times measures the clock, not the work.
 */
export async function tenTimes(
  slice: Parameters<typeof startBenchPlatform>[0],
  { bars, quietMs = 0 }: { bars: Bars; quietMs?: number },
  measure: (bench: TenTimes, part: 'few' | 'many') => Promise<Record<string, number>>,
): Promise<never> {
  const failures: string[] = [];
  const must = (isSo: boolean, otherwise: string) => void (isSo || failures.push(otherwise));
  const platform = await startBenchPlatform(slice);
  const bench: TenTimes = {
    platform,
    must,
    judged(what, times, wrong = []) {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      const answered = wrong.length > 0 ? ` (${wrong.join(', ')})` : '';
      const over = `${what}: p95 ${p95.toFixed(1)} ms`;
      console.log(
        `${what}: ${times.length} requests${answered}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar ${bars.p95} ms)`,
      );
      must(wrong.length === 0 && p95 < bars.p95, over + answered);
      return p50;
    },
    async statements(what, asked, asks, bar) {
      const { most, path } = await mostStatements(platform, asked, asks);
      console.log(`${what}: at most ${most} SQL statements for one read (${path}; bar ${bar})`);
      must(most > 0 && most <= bar, `${most} SQL statements for ${path}`);
    },
  };
  try {
    const few = await measure(bench, 'few');
    for (const [kind, p50] of Object.entries(await measure(bench, 'many'))) {
      const growth = p50 / Math.max(few[kind] ?? p50, quietMs);
      console.log(`${kind}: ten times the rows cost ${growth.toFixed(2)} times (median; bar ${bars.growth})`);
      must(growth <= bars.growth, `${kind}: cost growth ${growth.toFixed(2)}`);
    }
  } finally {
    await platform.stop();
  }
  if (failures.length > 0) console.error(`Over the bar:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exit(failures.length > 0 ? 1 : 0);
}
