import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { tabTo } from '../support/tab-to';

test('a member edits a review and deletes another, by keyboard', async ({ page }) => {
  await registerMember(page.request);
  const venue = await makeVenue(page.request, `Own words ${Date.now().toString(36)}`);
  await makeReview(page.request, venue, 'The lift was out of order again.', 1);
  await makeReview(page.request, venue, 'A ramp at the side door, bell at the front.', 4);
  await page.goto('/my-reviews');
  const ramp = page.getByRole('article').filter({ hasText: 'A ramp at the side door' });

  await tabTo(page, ramp.getByRole('link', { name: 'Edit' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Review' })).toBeFocused();
  await expect(page.getByLabel(/^Disability type/)).toHaveValue('mobility');
  await tabTo(page, page.getByLabel(/^Your review/));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('The ramp is gone. There are two steps now.');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save Review' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeVisible();
  const changed = page.getByRole('article').filter({ hasText: 'There are two steps now.' });
  await expect(changed).toContainText(', edited ');

  const lift = page.getByRole('article').filter({ hasText: 'The lift was out of order' });
  await tabTo(page, lift.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete this review?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(lift.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete Review' }).press('Enter');
  await expect(lift).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'My Reviews' })).toBeFocused();
  await expect(page.getByText('1 review', { exact: true })).toBeVisible();
  const left = (await (await page.request.get(`/api/venues/${venue}`)).json()) as { reviewCount: number };
  expect(left.reviewCount).toBe(1);
});
