import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium-path';
import { PLATFORM_PORT } from './support/platform';

/** Journeys whose people and places are all their own: several may run at once. */
const TOGETHER = [
  'account-routes', 'add-review', 'bends', 'feedback', 'frame', 'keyboard', 'legal-rights', 'match', 'my-reviews', 'needs', 'pages', 'palette',
  'panel', 'panel-button', 'passkey', 'profile', 'recovery', 'search-guide', 'second-step', 'sessions', 'sign-in', 'static-pages', 'venue',
].map((name) => `journeys/${name}.e2e.ts`);

/** Journeys run against one real platform. Those that count, stop servers or look at everything run one after another. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'together', testMatch: TOGETHER },
    { name: 'alone', testMatch: '**/*.e2e.ts', testIgnore: TOGETHER },
  ],
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  // Only there to end a test that hangs: on a loaded machine a slow one is no failure.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  globalSetup: './support/start-platform.ts',
  use: {
    baseURL: `http://localhost:${PLATFORM_PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
