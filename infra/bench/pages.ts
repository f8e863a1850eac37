/*
 * `npm run bench:pages`: runs Lighthouse, mobile and desktop, over the pages of a running platform; takes the median
 * of three (`-- --runs 1`). Runs all pages or some (`-- --page /reviews --device mobile`).
 * Times are valid only on an idle machine: its benchmark index is printed (Lighthouse's own; a usual laptop has 1,500
 * or more). Shift and nodes are valid anywhere. Unless a page or device is named, the slowest presses and keys at 4x
 * CPU slow-down follow (e2e/bench).
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { COLUMNS, medianFigures, shortOf, type Figures } from './pages/figures';
import { openLighthouse, type Device } from './pages/lighthouse';
import { platform } from './platform';

const PAGES = ['/', '/venues/:id', '/reviews', '/trip-blogs', '/footpath-mapping', '/legal-rights', '/login'];
const DEVICES: readonly Device[] = ['mobile', 'desktop'];

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, page: { type: 'string' }, device: { type: 'string' } },
});
const { origin } = platform();
const [review] = (await (await fetch(`${origin}/api/reviews?limit=1`)).json()) as { venueId: number }[];
const measure = await openLighthouse();

const row = (page: string, device: string, cells: readonly string[]): string =>
  `${page.padEnd(16)} ${device.padEnd(8)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`;
const cell = (figures: Figures, column: keyof Figures): string =>
  column === 'CLS' ? figures[column].toFixed(3) : String(figures[column]);

const indexes: number[] = [];
const short: string[] = [];
console.log(row('page', 'device', COLUMNS));
for (const device of DEVICES.filter((one) => (values.device ?? one) === one)) {
  for (const page of PAGES.filter((one) => (values.page ?? one) === one)) {
    const reports = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      reports.push(await measure(origin + page.replace(':id', String(review?.venueId)), device));
    indexes.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    const figures = medianFigures(reports);
    console.log(
      row(
        page,
        device,
        COLUMNS.map((column) => cell(figures, column)),
      ),
    );
    short.push(...shortOf(figures).map((what) => `${page}, ${device}: ${what}`));
  }
}
console.log(
  `Times in ms. Benchmark index of this machine ${Math.round(Math.min(...indexes))} to ${Math.round(Math.max(...indexes))}.`,
);
if (!values.page && !values.device) {
  const env = { ...process.env, E2E_REUSE: '1', E2E_PORT: new URL(origin).port };
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e/bench.config.ts'], { env, stdio: 'inherit' });
  if (status !== 0) short.push('interactions: see above');
}
for (const line of short) console.log(`SHORT ${line}`);
process.exitCode = short.length > 0 ? 1 : 0;
