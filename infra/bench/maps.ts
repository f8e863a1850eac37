/*
 * `npm run bench:maps`: 1,000,000 footpath reports in 13 British cities, each with the streets of Seattle, and a tenth of them, on databases of the bench's own. Needs
 * a build. How long the squares of the map take to be counted anew, and any view and radius at the gateway: p95, size, cost growth.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { withClient } from '@waymark/testing';
import { Pool } from 'undici';
import { fillReports } from './maps/fill-reports';
import { viewPaths } from './maps/view-paths';
import { openLoop } from './open-loop';
import { tenTimes, type TenTimes } from './ten-times';

const BARS = { p95: 50, growth: 1.5, kilobytes: 60 };
const REPORTS = Number(process.env['BENCH_REPORTS'] ?? 1_000_000);
const PER_SECOND = Number(process.env['BENCH_PER_SECOND'] ?? 50);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10);

await tenTimes('maps', { bars: BARS }, (bench, part) =>
  measure(bench, `maps_${part}`, part === 'few' ? REPORTS / 10 : REPORTS),
);

/** Medians by kind of view, milliseconds. */
async function measure(bench: TenTimes, name: string, reports: number): Promise<Record<string, number>> {
  const { url } = await bench.platform.open(name, (client) => fillReports(client, reports));
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['services/maps/dist/rebuild-report-cells.js'], {
    env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'warn' },
  });
  console.log(`${reports} reports: squares counted in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await withClient(url, (client) => client.query('VACUUM ANALYZE'));
  const pool = new Pool(bench.platform.origin, { connections: 20 });
  const kinds = viewPaths();
  await openLoop(pool, Object.values(kinds).flat(), PER_SECOND, 5);
  const medians: Record<string, number> = {};
  for (const [kind, paths] of Object.entries(kinds)) {
    const samples = await openLoop(pool, paths, PER_SECOND, SECONDS);
    const wrong = [...new Set(samples.map(({ status }) => status).filter((status) => status !== 200))];
    const times = samples.map(({ ms }) => ms);
    medians[kind] = bench.judged(`${reports} reports, ${kind}`, times, wrong);
    const largest = Math.max(...(await Promise.all(paths.slice(0, 10).map((path) => kilobytes(pool, path)))));
    const size = `${reports} reports, ${kind}: at most ${largest.toFixed(1)} kB compressed (bar ${BARS.kilobytes})`;
    console.log(size);
    bench.must(largest < BARS.kilobytes, size);
  }
  await pool.close();
  return medians;
}

async function kilobytes(pool: Pool, path: string): Promise<number> {
  const { body } = await pool.request({ method: 'GET', path });
  return gzipSync(Buffer.from(await body.arrayBuffer())).length / 1000;
}
