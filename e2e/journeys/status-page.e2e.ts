import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { REPOSITORY } from '../support/platform';
import { runningPlatform } from '../support/running-platform';

test('the footer leads to the status page, which needs no script (R8.14)', async ({ page }) => {
  await page.goto('/legal-rights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Is everything working?' }).click();
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const parts = page.getByRole('list', { name: 'Parts of the site' }).getByRole('listitem');
  await expect(parts.filter({ hasText: 'Pages of the site' })).toContainText('Working');
  expect(await parts.count()).toBe(1 + Object.keys(runningPlatform().services).length);
  expect(await page.locator('script').count()).toBe(0);
});

test('the running processes tell every metric that a dashboard or an alert reads (R8.8)', async ({ request }) => {
  const inUse = JSON.parse(
    readFileSync(join(REPOSITORY, 'infra/observability/metrics-in-use.json'), 'utf8'),
  ) as string[];
  const { gateway, services } = runningPlatform();
  const ports = [gateway['INTERNAL_PORT'], ...Object.values(services).map((env) => env['PORT'])];
  const texts = await Promise.all(
    ports.map(async (port) => (await request.get(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const told = new Set(texts.join('\n').match(/(?<=^# TYPE )\w+/gm));
  expect(inUse.filter((name) => !told.has(name))).toEqual([]);
});
