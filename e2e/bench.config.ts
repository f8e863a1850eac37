import { defineConfig } from '@playwright/test';
import { wholeChromiumPath } from '@waymark/testing/browser/chromium-path';
import journeys from './playwright.config';

/** Timings in the browser, apart from the journeys: a figure that a busy machine can spoil is no test. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'bench', testMatch: '**/*.bench.ts', outputDir: '../.local/test-results/bench' }],
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, executablePath: wholeChromiumPath() },
  },
});
