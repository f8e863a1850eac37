/*
 * `npm run bench:maps`: 1,000,000 footpath reports about 300 British towns, and a tenth of them, on databases of the bench's own. Needs
 * a build. How long the squares of the map take to be counted anew, and any view and radius at the gateway: p95, size, cost growth.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { startBenchPlatform } from './bench-platform';
import { fillReports } from './maps/fill-reports';
import { viewPaths } from './maps/view-paths';
import { openLoop } from './open-loop';
import { percentile } from './percentile';

const BARS = { p95: 50, growth: 1.5, kilobytes: 60 };
const REPORTS = Number(process.env['BENCH_REPORTS'] ?? 1_000_000);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);

const failures: string[] = [];
const must = (isSo: boolean, otherwise: string) => void (isSo || failures.push(otherwise));
const platform = await startBenchPlatform('maps');
try {
  const few = await measure('maps_few', REPORTS / 10);
  const many = await measure('maps_many', REPORTS);
  for (const [kind, p50] of Object.entries(many)) {
    const growth = p50 / (few[kind] ?? p50);
    console.log(`${kind}: ten times the reports cost ${growth.toFixed(2)} times (median; bar ${BARS.growth})`);
    must(growth <= BARS.growth, `${kind}: cost growth ${growth.toFixed(2)}`);
  }
} finally {
  await platform.stop();
}
if (failures.length > 0) console.error(`Over the bar:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Medians by kind of view, milliseconds. */
async function measure(name: string, reports: number): Promise<Record<string, number>> {
  const { url } = await platform.open(name, (client) => fillReports(client, reports));
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['services/maps/dist/rebuild-report-cells.js'], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  console.log(`${reports} reports: squares counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  const pool = new Pool(platform.origin, { connections: 20 });
  const kinds = viewPaths();
  await openLoop(pool, Object.values(kinds).flat(), PER_SECOND, 5);
  const medians: Record<string, number> = {};
  for (const [kind, paths] of Object.entries(kinds)) {
    const samples = await openLoop(pool, paths, PER_SECOND, SECONDS);
    const times = samples.map(({ ms }) => ms);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    const failed = samples.filter(({ status }) => status !== 200).length;
    const largest = Math.max(...(await Promise.all(paths.slice(0, 10).map((path) => kilobytes(pool, path)))));
    medians[kind] = p50;
    console.log(
      `${reports} reports, ${kind}: ${samples.length} requests, ${failed} failed, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (bar ${BARS.p95} ms), at most ${largest.toFixed(1)} kB compressed (bar ${BARS.kilobytes})`,
    );
    must(failed === 0 && p95 < BARS.p95, `${reports} reports, ${kind}: p95 ${p95.toFixed(1)} ms, ${failed} failed`);
    must(largest < BARS.kilobytes, `${reports} reports, ${kind}: ${largest.toFixed(1)} kB`);
  }
  await pool.close();
  return medians;
}

async function kilobytes(pool: Pool, path: string): Promise<number> {
  const { body } = await pool.request({ method: 'GET', path });
  return gzipSync(Buffer.from(await body.arrayBuffer())).length / 1000;
}
