import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

process.env['E2E_REPLICAS'] = '2';
process.env['RENDERER'] = 'on';

/**
 * Journeys that must pass with two processes of every service and gateway, when each request may reach another one.
 * Their pages are rendered on the server: one process may cache what another has hidden.
 */
export default defineConfig({
  ...journeys,
  projects: [
    {
      name: 'two-of-each',
      testMatch: ['journeys/hidden-review.e2e.ts', 'rendered/rendered-pages.ts'],
      outputDir: '../.local/test-results/two-of-each',
    },
  ],
});
