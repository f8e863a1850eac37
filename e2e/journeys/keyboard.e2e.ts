import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { reviewForm } from '../support/review-form';
import { tabTo } from '../support/tab-to';
import { makeTrip } from '../support/trips';

test('the main job works by keyboard alone: find a venue, review it', async ({ page }) => {
  await registerMember(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const search = page.getByRole('combobox');
  await tabTo(page, search);
  await page.keyboard.type('leeds');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Selected Location')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Write Review' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Review' })).toBeVisible();

  const form = reviewForm(page);
  await tabTo(page, form.reviewerName);
  await page.keyboard.type('Robin Walker');
  await tabTo(page, form.disabilityType);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.consent);
  await page.keyboard.press('Space');
  await form.toByKeyboard('Your Review');
  await tabTo(page, form.comment);
  const words = `By keyboard: the way in was easy to find. ${Date.now()}`;
  await page.keyboard.type(words);
  await form.toByKeyboard('Submit Review');
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(page.getByText(words)).toBeVisible();
});

test('a trip is found, liked and gone through by keyboard alone', async ({ page, browser }) => {
  const author = await browser.newContext();
  await registerMember(author.request);
  const title = `Keys${Date.now().toString(36)} by the sea`;
  await makeTrip(author.request, title, ['Arrival', 'The pier']);
  await author.close();
  await registerMember(page.request);
  await page.goto('/trip-blogs');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`1 trip: “${title}”`)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Like (0)' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Liked (1)' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Day 2: The pier' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: /The pier/ })).toBeInViewport();
  // Tab continues from the current day, not from the list of days.
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'On this page' }).locator(':focus')).toHaveCount(0);
});
