import { defineConfig } from '@playwright/test';
import { wholeChromiumPath } from '@waymark/testing/browser/chromium-path';
import journeys from './playwright.config';

/** Browser timings, separate from the journeys: a busy machine can spoil a timing, so it is no test. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'bench', testMatch: '**/*.bench.ts', outputDir: '../.local/test-results/bench' }],
  use: {
    ...journeys.use,
    launchOptions: { ...journeys.use?.launchOptions, executablePath: wholeChromiumPath() },
  },
});
