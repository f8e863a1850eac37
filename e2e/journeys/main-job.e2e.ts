import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { reviewForm } from '../support/review-form';

test('a visitor finds a venue, signs up, reviews it, and another member votes on the review (S1.4, S6.5)', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find and Share Accessibility Reviews Worldwide');

  await page.getByRole('combobox').fill('manchster picadilly');
  await page.getByRole('option', { name: /^Manchester Piccadilly \(MAN\)/ }).click();
  await expect(page.getByText('Selected Location')).toBeVisible();
  await page.getByRole('button', { name: 'Write Review' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByText('New here?').click();
  const unique = Date.now().toString(36);
  const form = page.getByRole('form', { name: 'Create Account' });
  await form.getByLabel('Email', { exact: true }).fill(`${unique}@example.org`);
  await form.getByLabel('Display name').fill('Robin Walker');
  await form.getByLabel('Username').fill(`robin.${unique}`);
  await form.getByLabel('Password', { exact: true }).fill(`a long walk ${unique}`);
  await form.getByLabel('Confirm password').fill(`a long walk ${unique}`);
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Add Review' })).toBeVisible();
  await expect(page.getByText('Manchester Piccadilly').first()).toBeVisible();
  const words = `The lift to platform 14 worked and staff helped. ${unique}`;
  const review = reviewForm(page);
  await review.to('Your Information');
  await review.reviewerName.fill('Robin Walker');
  await review.disabilityType.selectOption('mobility');
  await review.consent.check();
  await review.to('Accessibility Ratings');
  await page
    .getByRole('group', { name: 'Mobility', exact: true })
    .getByRole('radio', { name: '4 – Excellent' })
    .check();
  await review.to('Your Review');
  await review.comment.fill(words);
  await review.to('Submit Review');
  await review.submit.click();

  await expect(page).toHaveURL(/\/venues\/\d+/);
  await expect(page.getByText(words)).toBeVisible();
  const venueUrl = page.url();

  const other = await browser.newContext();
  await registerMember(other.request, 'Sam Rivers');
  const voterPage = await other.newPage();
  await voterPage.goto(venueUrl);
  const written = voterPage.getByRole('article').filter({ hasText: words });
  const helpful = written.getByRole('button', { name: /^helpful/i });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('1');
  await expect
    .poll(async () => (await (await other.request.get('/api/top-reviewer')).json()).helpfulVotes)
    .toBeGreaterThan(0);
  await other.close();
});
