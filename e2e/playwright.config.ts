import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium-path';
import { PLATFORM_PORT } from './support/platform';

/** Journeys run one after another against one real platform: they share its venues and its members. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
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
