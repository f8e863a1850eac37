import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DATA_DIR, REPOSITORY } from '../support/platform';
import { JOURNEYS } from './journeys';
import { runCompatibilityJourneys } from './run-journeys';

/** Paths that return an error status for "none yet", which browsers log as an error. */
const NONE_YET = [/^\/api\/accessibility-preferences\/\d+$/, /^\/api\/auth\/provider\/pending$/];

type Age = 'new' | 'old';
/** The live version is last, because it keeps serving. */
const AGES: readonly Age[] = ['old', 'new'];

interface Versions {
  remote: Record<Age, string>;
  /** The origins of each version of the service. */
  origins: Record<Age, string[]>;
}

/** Returns both versions of each service, by service. */
const versions = (): Record<string, Versions> => JSON.parse(readFileSync(join(DATA_DIR, 'skew.json'), 'utf8'));

const slices = Object.keys(versions());

async function openAll(page: Page, slice: string): Promise<void> {
  for (const path of openPages(slice)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

const preview = (chosen: string[]): string =>
  `/?override=${chosen.map((slice) => `${slice}@${versions()[slice]?.remote.old}`).join(',')}`;

for (const slice of slices) {
  for (const service of AGES) {
    test.describe(`${slice}: the ${service} service`, () => {
      test.beforeAll(() => runCompatibilityJourneys('serve', slice, service));

      for (const remote of AGES) {
        test(`works with the ${remote} remote`, async ({ page }) => {
          const { remote: builds, origins } = versions()[slice] ?? {
            remote: { new: '', old: '' },
            origins: { new: [], old: [] },
          };
          const other = service === 'new' ? 'old' : 'new';
          const before = { served: await answered(origins[service]), other: await answered(origins[other]) };
          const { faults, loaded } = watchPage(page);
          await page.goto(remote === 'old' ? preview([slice]) : '/');
          await (JOURNEYS[slice] ?? ((opened) => openAll(opened, slice)))(page);
          expect(faults).toEqual([]);
          expect(loaded(slice)).toEqual([builds[remote]]);
          // A slice without a journey may have pages that do not call the service.
          if (JOURNEYS[slice]) expect(await answered(origins[service])).toBeGreaterThan(before.served);
          expect(await answered(origins[other])).toBe(before.other);
        });
      }
    });
  }
}

test('the new shell opens every page of all old remotes', async ({ page }) => {
  const { faults, loaded } = watchPage(page);
  await page.goto(preview(slices));
  for (const slice of slices) await openAll(page, slice);
  expect(faults).toEqual([]);
  for (const slice of slices) expect(loaded(slice)).toEqual([versions()[slice]?.remote.old]);
});

/** Returns how many API requests a service has answered since it started, by its own metric. */
async function answered(origins: readonly string[]): Promise<number> {
  const counts = origins.map(async (origin) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const lines = text
      .split('\n')
      .filter((line) => /^http_request_duration_seconds_count\{.*route="\/api\//.test(line));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

interface Route {
  path: string;
  redirectTo?: string;
  access?: string;
}

/** Returns the pages of a slice that anybody may open and that need no ID. */
function openPages(slice: string): string[] {
  const { routes } = JSON.parse(readFileSync(join(REPOSITORY, `mfe-${slice}`, 'slice.json'), 'utf8')) as {
    routes: Route[];
  };
  return routes
    .filter((route) => !route.redirectTo && !route.access && !route.path.includes(':'))
    .map(({ path }) => path);
}

interface Watched {
  /** Responses of 400 and above, console errors and uncaught errors. */
  faults: string[];
  /** Returns the versions of a slice's remote from which a file was loaded. */
  loaded(slice: string): string[];
}

/** From now on, records errors on a page and which builds it loads. */
function watchPage(page: Page): Watched {
  const faults: string[] = [];
  const paths: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    paths.push(path);
    if (response.status() >= 400 && !NONE_YET.some((none) => none.test(path)))
      faults.push(`${response.request().method()} ${path}: ${response.status()}`);
  });
  page.on('console', (message) => {
    // Responses of 400 and above are recorded by URL elsewhere.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`${message.text()} (${new URL(page.url()).pathname})`);
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  const version = (slice: string) => (path: string) => new RegExp(`^/r/${slice}/([^/]+)/`).exec(path)?.[1];
  return { faults, loaded: (slice) => [...new Set(paths.map(version(slice)))].filter((found) => found !== undefined) };
}
