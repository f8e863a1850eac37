import { expect, test, type Page } from '@playwright/test';
import { registerMember } from '../support/members';
import { accessibilityButton } from '../support/panel';
import { makeVenue } from '../support/reviews';

const SIZE = { width: 1280, height: 900 };
const WIDE = 1_720;

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a change of the page starts at the top', async ({ page }) => {
  await open(page, '/legal-rights');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Disability Search Guide' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the two old addresses lead to the new ones', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/login$/);
  await registerMember(page.request);
  const placeId = `frame:${Date.now().toString(36)}`;
  const id = await makeVenue(page.request, `Old Link Inn ${placeId}`);
  await page.goto(`/venue/${id}`);
  await expect(page).toHaveURL(new RegExp(`/venues/${id}$`));
  const placed = await page.request.post('/api/venues', { data: { name: `Placed Inn ${placeId}`, placeId } });
  const { id: byPlace } = (await placed.json()) as { id: number };
  await page.goto(`/venue/${encodeURIComponent(placeId)}`);
  await expect(page).toHaveURL(new RegExp(`/venues/${byPlace}$`));
});

test('nothing that floats over a page is printed', async ({ page }) => {
  await open(page, '/legal-rights');
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(floating).toEqual([]);
});

test('the widgets of each page stand in their corners', async ({ page, context }) => {
  await page.setViewportSize(SIZE);
  await open(page);
  const panel = (await accessibilityButton(page).boundingBox())!;
  expect(panel.y).toBeLessThan(120);
  expect(Math.abs(panel.x + panel.width / 2 - SIZE.width / 2)).toBeLessThan(10);
  const feedback = page.getByRole('button', { name: 'Feedback', exact: true });
  await expect(feedback).toBeVisible();
  // It covers nothing: on a window as wide as this the corner is free, and it leaves it when one scrolls.
  await page.setViewportSize({ width: WIDE, height: SIZE.height });
  await expect(async () => {
    const corner = (await feedback.boundingBox())!;
    expect(WIDE - corner.x - corner.width).toBeLessThan(50);
    expect(Math.abs(SIZE.height - corner.y - corner.height)).toBeLessThan(50);
  }).toPass();
  await page.mouse.wheel(0, 400);
  await expect(feedback).not.toBeInViewport();
  await page.setViewportSize(SIZE);
  await context.setOffline(true);
  const lost = (await page.getByText('Connection lost').boundingBox())!;
  expect(lost.y).toBeLessThan(200);
  expect(lost.x).toBeGreaterThan(SIZE.width / 2);
});

test('Refresh loads a page again that could not be drawn', async ({ page }) => {
  await page.route('**/api/support-services', (route) =>
    route.fulfill({ json: [null], headers: { 'x-total-count': '1' } }),
  );
  await page.goto('/support-services');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await page.unroute('**/api/support-services');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Local Support Services' })).toBeVisible();
});

test('the way past the navigation is seen with the keyboard alone, and leads to the content', async ({ page }) => {
  await open(page);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#main-content') !== null)).toBe(true);
});

test('the default theme and a plain sans-serif font stand on load', async ({ page }) => {
  await open(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"Inter Variable", .*, sans-serif$/,
  );
});

test('the list of venues is at most 20 rem high', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox').fill('london');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(4)).toBeVisible();
  const [height, scrolls] = await list.evaluate((box) => [
    box.getBoundingClientRect().height,
    box.scrollHeight > box.clientHeight,
  ]);
  expect(height).toBeLessThanOrEqual(20 * 16);
  expect(scrolls).toBe(true);
});
