import { expect, type Page } from '@playwright/test';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { toast } from '../support/toast';

type Journey = (page: Page) => Promise<void>;

/**
 * The most common tasks of a slice, reading and writing, as short as possible. For a slice without a journey, the test
 * opens its pages.
 */
export const JOURNEYS: Readonly<Record<string, Journey>> = { account: signInAndTell, reviews: findAndVote };

async function signInAndTell(page: Page): Promise<void> {
  const member = await registerMember(page.request);
  await page.request.post('/api/auth/logout');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/user-profile');
  await page.getByRole('textbox', { name: 'About you (optional)' }).fill('Wheels and boats.');
  await page.getByRole('button', { name: 'Save public profile' }).click();
  await expect(toast(page, 'Profile updated')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'About you (optional)' })).toHaveValue('Wheels and boats.');
}

async function findAndVote(page: Page): Promise<void> {
  const words = `Wide doors ${Date.now().toString(36)}.`;
  await registerMember(page.request);
  const venue = await makeVenue(page.request, `Skew Hall ${Date.now().toString(36)}`);
  await makeReview(page.request, venue, words);
  await page.request.post('/api/auth/logout');
  await registerMember(page.request, 'Sam Rivers');
  await page.goto('/reviews');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(`/venues/${venue}`);
  const helpful = page
    .getByRole('article')
    .filter({ hasText: words })
    .getByRole('button', { name: /^helpful/i });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(helpful).toContainText('1');
}
