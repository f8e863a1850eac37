import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '@waymark/testing/browser/chromium-path';
import { PLATFORM_PORT } from './support/platform';
import './support/let-idle-connections-go';

/**
 * Each journey with the slices that it leads through, and those of which it meets the pages but asks no service, for a check of one slice alone (none named: all);
 * and whether `npm run test:deep` alone runs it (`deep`): what walks over everything, and pages whose rules faster specs prove too. Of the
 * others it runs the tests with the tag `@deep`.
 */
const journeys = JSON.parse(readFileSync(join(import.meta.dirname, 'journeys.json'), 'utf8')) as Record<
  string,
  { slices?: string[]; pages?: string[]; deep?: boolean }
>;
/** Which of them a check of one slice alone names; without a name all of them. */
const CHOSEN = process.env['JOURNEYS']?.split(',') ?? Object.keys(journeys);
/** `short` or `deep`; without it both. */
const DEPTH = process.env['JOURNEYS_DEPTH'];
const REPORT = process.env['JOURNEYS_REPORT'];

const isDeep = (file: string): boolean => journeys[file]?.deep ?? false;
const MEANT = CHOSEN.filter((file) => !DEPTH || (DEPTH === 'deep') === isDeep(file));
const DEEP_TESTS = /@deep/;
/** Deep tests among others of their page. */
const DEEP_TESTS_OF_OTHERS = {
  name: 'deep-tests',
  testMatch: CHOSEN.filter((file) => !isDeep(file)),
  grep: DEEP_TESTS,
  outputDir: '../.local/test-results/deep-tests',
};
/** A run of `npm run test:shake` has each file as a project of its own: projects run in the order in which they stand. */
const SHAKE_SEED = process.env['SHAKE_SEED'];
const placeOf = (file: string) => createHash('sha256').update(`${SHAKE_SEED} ${file}`).digest('hex');
const shuffled = () => [...MEANT].sort((one, next) => placeOf(one).localeCompare(placeOf(next)));
const isAfter = (file: string): boolean => file.startsWith('after/');

/** Journeys run against one real platform, each with people and places of its own, so that they run beside each other. */
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
        // What stops servers, publishes builds or changes what everybody sees: deep ones alone, one after another when the others are through.
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
  // Only there to end a test that hangs: on a loaded machine a slow one is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: REPORT ? [['list'], ['json', { outputFile: REPORT }]] : 'list',
  globalSetup: './support/start-platform.ts',
  use: {
    baseURL: `http://localhost:${PLATFORM_PORT}`,
    // What tests ask without a page says where it comes from, too. What pages do still has the browser’s own Sec-Fetch-Site, which is believed first.
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
