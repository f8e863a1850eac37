import { expect, test } from '@playwright/test';

test('a hashtag is copied with a tick for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/disability-search-guide');
  await page.getByRole('button', { name: 'Copy #HearingLoop' }).click();
  await expect(page.getByRole('button', { name: 'Copied #HearingLoop' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#HearingLoop');
  await expect(page.getByRole('button', { name: 'Copy #HearingLoop' })).toBeVisible();
});

test('a hashtag is searched from the home page and finds venues that have what it names', async ({ page }) => {
  await page.goto('/disability-search-guide');
  await page.getByRole('link', { name: 'Search #StepFree' }).click();
  await expect(page).toHaveURL(/\/search\?q=%23StepFree$/);
  const venues = page.getByRole('list', { name: 'Places' }).getByRole('heading', { level: 2 }).getByRole('link');
  await expect(venues.first()).toBeVisible();
  await venues.first().click();
  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(page.getByText(/step-free/i).first()).toBeVisible();
});

test('the footer leads to the guide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disability Search Guide' })).toBeFocused();
});
