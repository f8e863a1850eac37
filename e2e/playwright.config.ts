import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '@waymark/testing/browser/chromium-path';
import { PLATFORM_PORT } from './support/platform';
import './support/let-idle-connections-go';

/**
 * Each journey with the services that it uses (`slices`) and those of which it only opens pages (`pages`), to check
 * one slice by itself. If neither is given, all.
 * `deep` marks journeys that only `npm run test:deep` runs: those that visit everything, and pages that faster specs
 * also cover. Of the other journeys it runs the tests with the tag `@deep`.
 */
const journeys = JSON.parse(readFileSync(join(import.meta.dirname, 'journeys.json'), 'utf8')) as Record<
  string,
  { slices?: string[]; pages?: string[]; deep?: boolean }
>;
/** The journeys to run, e.g. for one slice; all when unset. */
const CHOSEN = process.env['JOURNEYS']?.split(',') ?? Object.keys(journeys);
/** Which journeys to run: `short` or `deep`; both if it is unset. */
const DEPTH = process.env['JOURNEYS_DEPTH'];
const REPORT = process.env['JOURNEYS_REPORT'];

const isDeep = (file: string): boolean => journeys[file]?.deep ?? false;
const MEANT = CHOSEN.filter((file) => !DEPTH || (DEPTH === 'deep') === isDeep(file));
const DEEP_TESTS = /@deep/;
/** Deep tests in journeys that are not deep. */
const DEEP_TESTS_OF_OTHERS = {
  name: 'deep-tests',
  testMatch: CHOSEN.filter((file) => !isDeep(file)),
  grep: DEEP_TESTS,
  outputDir: '../.local/test-results/deep-tests',
};
/** `npm run test:shake` makes each file its own project, because projects run in the order of this list. */
const SHAKE_SEED = process.env['SHAKE_SEED'];
const placeOf = (file: string) => createHash('sha256').update(`${SHAKE_SEED} ${file}`).digest('hex');
const shuffled = () => [...MEANT].sort((one, next) => placeOf(one).localeCompare(placeOf(next)));
const isAfter = (file: string): boolean => file.startsWith('after/');

/** Journeys share one real platform but have their own people and places, so they can run in parallel. */
export default defineConfig({
  testDir: '.',
  ...(DEPTH === 'short' ? { grepInvert: DEEP_TESTS } : {}),
  projects: SHAKE_SEED
    ? shuffled().map((file) => ({ name: file, testMatch: file, outputDir: `../.local/test-results/${file}` }))
    : [
        // Not in the open: what walks the tree beside the journeys (eslint) must not meet folders that come and go. Each its own: a run empties it.
        {
          name: 'journeys',
          testMatch: MEANT.filter((file) => !isAfter(file)),
          outputDir: '../.local/test-results/journeys',
        },
        ...(DEPTH === 'deep' ? [DEEP_TESTS_OF_OTHERS] : []),
        // Journeys that stop servers, publish builds or change what everybody sees. They are deep and run one by one
        // after the others.
        {
          name: 'after',
          testMatch: MEANT.filter(isAfter),
          dependencies: DEPTH === 'deep' ? ['journeys', DEEP_TESTS_OF_OTHERS.name] : ['journeys'],
          workers: 1,
          outputDir: '../.local/test-results/after',
        },
      ],
  workers: availableParallelism(),
  retries: 0,
  // This limit only ends tests that hang: on a loaded machine a slow test is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: REPORT ? [['list'], ['json', { outputFile: REPORT }]] : 'list',
  globalSetup: './support/start-platform.ts',
  use: {
    baseURL: `http://localhost:${PLATFORM_PORT}`,
    // Requests that tests send without a page also need an origin. Pages still send the browser’s own Sec-Fetch-Site,
    // which takes precedence.
    extraHTTPHeaders: { origin: `http://localhost:${PLATFORM_PORT}` },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
