import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '@waymark/testing/browser/chromium-path';
import { PLATFORM_PORT } from './support/platform';
import './support/let-idle-connections-go';

/**
 * Each journey with the slices that it leads through, and those of which it meets the pages but asks no service, for a check of one slice alone; whether its people and places
 * are all its own, so that it may run beside others (`together`); and whether it walks over everything, which takes long (`deep`, of `npm run test:deep`).
 * A journey without a row leads through all slices and runs alone.
 */
const journeys = JSON.parse(readFileSync(join(import.meta.dirname, 'journeys.json'), 'utf8')) as Record<
  string,
  { slices?: string[]; pages?: string[]; together?: boolean; deep?: boolean }
>;
/** Which of them a check of one slice alone names; without a name all of them. */
const CHOSEN = process.env['JOURNEYS']?.split(',');
/** `short` or `deep`; without it both. */
const DEPTH = process.env['JOURNEYS_DEPTH'];
const REPORT = process.env['JOURNEYS_REPORT'];

const filesThat = (are: (row: (typeof journeys)[string]) => boolean | undefined): string[] =>
  Object.entries(journeys).flatMap(([file, row]) => (are(row) ? [file] : []));
const TOGETHER = filesThat(({ together }) => together);
const DEEP = filesThat(({ deep }) => deep);
const LEFT_OUT = DEPTH === 'short' ? DEEP : [];
const MEANT = (CHOSEN ?? (DEPTH === 'deep' ? DEEP : undefined))?.filter(
  (file) => DEPTH !== 'deep' || DEEP.includes(file),
);

/** Journeys run against one real platform. Those that count, stop servers or look at everything run one after another, after the others. */
export default defineConfig({
  testDir: '.',
  projects: [
    // Not in the open: what walks the tree beside the journeys (eslint) must not meet folders that come and go. Each its own: a run empties it.
    {
      name: 'together',
      testMatch: TOGETHER.filter((file) => MEANT?.includes(file) ?? true),
      testIgnore: LEFT_OUT,
      outputDir: '../.local/test-results/together',
    },
    {
      name: 'alone',
      testMatch: MEANT ?? '**/*.e2e.ts',
      testIgnore: [...TOGETHER, ...LEFT_OUT],
      dependencies: ['together'],
      workers: 1,
      outputDir: '../.local/test-results/alone',
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
