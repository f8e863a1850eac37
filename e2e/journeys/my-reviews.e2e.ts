import { expect, test, type Page } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

test('a member sees their own reviews with figures, and searches them by keyboard', async ({ page, browser }) => {
  await registerMember(page.request);
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'My Reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeFocused();
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write Your First Review' })).toHaveAttribute('href', '/add-review');

  const mark = Date.now().toString(36);
  const venue = await makeVenue(page.request, `Own ${mark}`);
  const liked = await makeReview(page.request, venue, 'A ramp at the side door, bell at the front.', 4);
  await makeReview(page.request, venue, 'The lift was out of order again.', 1);
  const other = await browser.newContext();
  await registerMember(other.request, 'Sam Rivers');
  expect((await other.request.post(`/api/reviews/${liked}/vote`, { data: { isHelpful: 1 } })).status()).toBe(200);

  await page.reload();
  await expect(page.getByText('2 reviews', { exact: true })).toBeVisible();
  await expect(figure(page, 'Total Reviews')).toHaveText('2');
  await expect(figure(page, 'Average Rating')).toHaveText('2.5');
  await expect(figure(page, 'Helpful Votes')).toHaveText('1');

  await tabTo(page, page.getByLabel('Search your reviews'));
  await page.keyboard.type('ramp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 review', { exact: true })).toBeVisible();
  await page.getByLabel('Search your reviews').fill('paternoster');
  await expect(page.getByText('No matching reviews found')).toBeVisible();

  const strange = await other.request.get('/api/users/me/reviews');
  expect(await strange.json()).toEqual([]);
  await other.close();
});
