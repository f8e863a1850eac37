import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

process.env['E2E_REPLICAS'] = '2';
process.env['RENDERER'] = 'on';

/**
 * What must hold although every request may meet another process than the one before: two of every service and gateway. Their
 * pages are rendered: what one of them keeps, the other may have hidden.
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
