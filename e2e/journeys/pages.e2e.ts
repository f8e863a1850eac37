import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';

const PAGES = ['/', '/reviews', '/login', '/data-sources', '/support-services', '/legal-rights#germany', '/disability-search-guide', '/venues/1', '/no-such-page'];

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    for (const path of PAGES) {
      test(`${path} is accessible and does not scroll sideways at ${width} px, ${scheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  }
}

test('an unknown venue answers 404 with the documented words', async ({ page }) => {
  const answer = await page.goto('/venues/999999999');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Venue Not Found' })).toBeVisible();
  await expect(page.getByText("The venue you're looking for doesn't exist")).toBeVisible();
});

test('an unknown page answers 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Return Home' }).or(page.getByRole('button', { name: 'Return Home' })).click();
  await expect(page).toHaveURL(/\/$/);
});
