import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { registerMember } from '../support/members';

test('a visitor finds a venue, signs up, reviews it, and another member votes on the review', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find and Share Accessibility Reviews Worldwide');
  await expectAccessible(page);

  await page.getByRole('combobox').fill('manchster picadilly');
  await page.getByRole('option', { name: /Manchester Piccadilly/ }).click();
  await expect(page.getByText('Selected Location')).toBeVisible();
  await page.getByRole('button', { name: 'Write Review' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /create account/i }).first().click();
  const unique = Date.now().toString(36);
  await page.getByLabel(/^email/i).fill(`${unique}@example.org`);
  await page.getByLabel(/^display name/i).fill('Robin Walker');
  await page.getByLabel(/^username/i).fill(`robin.${unique}`);
  await page.getByLabel(/^password/i).fill(`a long walk ${unique}`);
  await page.getByLabel(/^confirm password/i).fill(`a long walk ${unique}`);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^create account$/i }).last().click();

  await expect(page).toHaveURL(/\/add-review/);
  await expect(page.getByText('Manchester Piccadilly').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/reviewer name|your name/i).fill('Robin Walker');
  await page.getByLabel(/disability type/i).selectOption('mobility');
  await page.getByRole('checkbox', { name: /consent|agree|store/i }).first().check();
  await page.getByRole('group', { name: /mobility/i }).first().getByText('4', { exact: false }).first().click();
  const words = `The lift to platform 14 worked and staff helped. ${unique}`;
  await page.getByLabel(/your review|comment|experience/i).first().fill(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();

  await expect(page).toHaveURL(/\/venues\/\d+/, { timeout: 15_000 });
  await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page);
  const venueUrl = page.url();

  const other = await browser.newContext();
  await registerMember(other.request, 'Sam Rivers');
  const voterPage = await other.newPage();
  await voterPage.goto(venueUrl);
  const review = voterPage.getByRole('article').filter({ hasText: words });
  const helpful = review.getByRole('button', { name: /^helpful/i });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toContainText('1');
  await expect
    .poll(async () => (await (await other.request.get('/api/top-reviewer')).json()).helpfulVotes, { timeout: 10_000 })
    .toBeGreaterThan(0);
  await other.close();
});
