import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Tests of old and new builds together. A separate command, because it builds the previous version. */
export default defineConfig({
  ...journeys,
  projects: [
    {
      name: 'version-compatibility',
      testMatch: '**/version-compatibility/*.compatibility.ts',
      outputDir: '../.local/test-results/version-compatibility',
    },
  ],
  globalSetup: ['./support/start-platform.ts', './version-compatibility/prepare-versions.ts'],
});
