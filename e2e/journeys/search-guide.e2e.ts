import { expect, test } from '@playwright/test';

test('a hashtag is searched from the home page and finds venues that have what it names (SX.46)', async ({ page }) => {
  await page.goto('/disability-search-guide');
  await page.getByRole('link', { name: 'Search #StepFree' }).click();
  await expect(page).toHaveURL(/\/search\?q=%23StepFree$/);
  const venues = page.getByRole('list', { name: 'Places' }).getByRole('heading').getByRole('link');
  await expect(venues.first()).toBeVisible();
  await venues.first().click();
  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(page.getByText(/step-free/i).first()).toBeVisible();
});
