import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Old and new builds together: a command of its own, since it builds what was before. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'skew', testMatch: '**/skew/*.skew.ts', outputDir: '../.local/test-results/skew' }],
  globalSetup: ['./support/start-platform.ts', './skew/prepare-versions.ts'],
});
