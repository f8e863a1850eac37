import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Tests of old and new builds together. A separate command, because it builds the previous version. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'skew', testMatch: '**/skew/*.skew.ts', outputDir: '../.local/test-results/skew' }],
  globalSetup: ['./support/start-platform.ts', './skew/prepare-versions.ts'],
});
