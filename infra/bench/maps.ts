/*
 * `npm run bench:maps`: needs a build; uses its own databases. 1,000,000 footpath reports in 13 British cities, each
 * with the streets of Seattle, and a tenth of them. Measures how long counting the clusters takes, and any view and
 * radius at the gateway: p95, size, cost growth.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { withClient } from '@waymark/testing';
import { sendOnce } from '../load/send';
import { fillReports } from './maps/fill-reports';
import { viewPaths } from './maps/view-paths';
import { tenTimes, type TenTimes } from './ten-times';

const BARS = { p95: 50, growth: 1.5, kilobytes: 60 };
const REPORTS = Number(process.env['BENCH_REPORTS'] ?? 1_000_000);
const RATE = {
  perSecond: Number(process.env['BENCH_PER_SECOND'] ?? 50),
  seconds: Number(process.env['BENCH_SECONDS'] ?? 10),
};

await tenTimes('maps', BARS, (bench, part) => measure(bench, `maps_${part}`, part === 'few' ? REPORTS / 10 : REPORTS));

/** Returns medians by kind of view, in milliseconds. */
async function measure(bench: TenTimes, name: string, reports: number): Promise<Record<string, number>> {
  const { url } = await bench.platform.open(name, (client) => fillReports(client, reports));
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['services/maps/dist/rebuild-report-clusters.js'], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  console.log(`${reports} reports: squares counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  const kinds = viewPaths();
  const medians = await bench.reads(`${reports} reports`, kinds, RATE, BARS.p95);
  for (const [kind, asks] of Object.entries(kinds)) {
    const answers = await Promise.all(asks.slice(0, 10).map((ask) => sendOnce(bench.pool, ask)));
    const largest = Math.max(...answers.map(({ text }) => gzipSync(text).length / 1000));
    const size = `${reports} reports, ${kind}: at most ${largest.toFixed(1)} kB compressed (bar ${BARS.kilobytes})`;
    console.log(size);
    bench.must(largest < BARS.kilobytes, size);
  }
  return medians;
}
