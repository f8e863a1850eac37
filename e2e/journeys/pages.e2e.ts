import { expect, test } from '@playwright/test';
import { pageProblems } from '../support/sound-page';

// Pages and states that bends.e2e.ts does not look at.
const PAGES = [
  '/data-sources',
  '/legal-rights#germany',
  '/venues/1',
  '/trip-blogs',
  '/about-founders',
  '/chosen-charity',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`${path} breaks no rule and fits at 320 and 1440 px, light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await pageProblems(page)).toEqual([]);
  });
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
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Return Home' })
    .or(page.getByRole('button', { name: 'Return Home' }))
    .click();
  await expect(page).toHaveURL(/\/$/);
});
