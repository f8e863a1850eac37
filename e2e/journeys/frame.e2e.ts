import { expect, test } from '@playwright/test';

test('a change of the page starts at the top (A2.16, S2.3)', async ({ page }) => {
  await page.goto('/legal-rights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disability Search Guide' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an unknown page answers 404 and leads home', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  await page.getByRole('main').getByText('Return Home').click();
  await expect(page).toHaveURL(/\/$/);
});

test('Refresh loads a page again that could not be drawn (S2.75)', async ({ page }) => {
  const list = /\/api\/support-services(\?|$)/;
  await page.route(list, (route) => route.fulfill({ json: [null], headers: { 'x-total-count': '1' } }));
  await page.goto('/legal-rights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Local Support Services' })).toBeVisible();
});

test('the default theme and a plain sans-serif font stand on load, and the way past the navigation is seen with the keyboard alone (S2.76, S2.77, S4.29)', async ({
  page,
}) => {
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"Inter Variable", .*, sans-serif$/,
  );
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#main-content') !== null)).toBe(true);
});
