import { expect, test, type Browser, type Page } from '@playwright/test';

/** ISSUE 14: no frame longer at 4x CPU slow-down, with so many reports in view. */
const BAR_MS = 50;
const REPORTS = 5_000;
/** The best of so many: other work of the machine can only make a figure worse. */
const ROUNDS = 3;

const CENTRE = { latitude: 53.4808, longitude: -2.2426 };
const SPREAD = 0.012;
const SEVERITIES = ['minor', 'moderate', 'major', 'severe'];
/** Spread evenly, the same each time: by the golden ratio. */
const spot = (index: number, by: number): number => (((index * by) % 1) - 0.5) * SPREAD;
const reports = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    latitude: CENTRE.latitude + spot(index, 0.618034),
    longitude: CENTRE.longitude + spot(index, 0.754878) * 2,
    issueType: 'cracks',
    severity: SEVERITIES[index % SEVERITIES.length],
    status: index % 5 === 0 ? 'resolved' : 'open',
  }));

/** Milliseconds of the processor, so that what else the machine does is not counted. */
interface Frames {
  worst: number;
  median: number;
  count: number;
}

interface TraceEvent {
  name: string;
  /** Thousandths of a millisecond that the thread itself ran. */
  tdur?: number;
}

/** What the page's own thread did for each frame, as the browser recorded it. */
function framesIn(trace: Buffer): Frames {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const frames = traceEvents
    .filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur !== undefined)
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((one, other) => one - other);
  return { worst: frames.at(-1) ?? Infinity, median: frames[frames.length >> 1] ?? Infinity, count: frames.length };
}

async function panned(page: Page, browser: Browser, count: number): Promise<Frames> {
  const answer = { groups: [], reports: reports(count), total: count, isWhole: true };
  await page.route('**/api/footpath-reports/map?*', (route) => route.fulfill({ json: answer }));
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`/footpath-mapping?at=${CENTRE.latitude},${CENTRE.longitude}&zoom=16`);
  const box = await page.getByRole('application', { name: 'Map' }).boundingBox();
  if (!box) throw new Error('There is no map.');
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.mouse.down();
  for (let step = 1; step <= 40; step += 1)
    await page.mouse.move(x + 100 * Math.sin(step / 6), y + 60 * Math.sin(step / 9));
  const frames = framesIn(await browser.stopTracing());
  await page.mouse.up();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return frames;
}

/** Of the rounds the one whose worst frame was the shortest. */
async function best(page: Page, browser: Browser, count: number): Promise<Frames> {
  const rounds: Frames[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await panned(page, browser, count));
  const [first] = rounds.toSorted((one, other) => one.worst - other.worst);
  return first ?? { worst: Infinity, median: Infinity, count: 0 };
}

test('a map is panned smoothly with 5,000 reports in view at 4x slow-down', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [empty, full] = [await best(page, browser, 0), await best(page, browser, REPORTS)];
  const told = ({ worst, median, count }: Frames) =>
    `worst frame ${worst.toFixed(0)} ms, median ${median.toFixed(1)} ms of ${count} frames`;
  console.log(`panning with no reports: ${told(empty)}`);
  console.log(
    `panning with ${REPORTS}: ${told(full)} (bar ${BAR_MS} ms); median ${(full.median / empty.median).toFixed(2)} times that of none`,
  );
  expect(full.worst).toBeLessThan(BAR_MS);
});
