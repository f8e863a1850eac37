import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { signInAs } from '../support/sign-in';
import { makeTrip } from '../support/trips';

const SOME = 4;
const PHONE = { width: 390, height: 700 };

test('a trip is found, read, liked and shared, and Back leads to the same list (C1.13)', async ({ page, browser }) => {
  const word = `Quay${Date.now().toString(36)}`;
  const author = await browser.newContext();
  await signInAs(author.request, 'member');
  for (let number = 1; number <= SOME; number += 1)
    await makeTrip(author.request, `${word} in ${number} days`, ['By train', 'The pier']);
  await author.close();

  await registerMember(page.request);
  await page.setViewportSize(PHONE);
  await page.goto('/trip-blogs');
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText(`${SOME} trips: “${word}”`)).toBeVisible();
  await page.getByRole('button', { name: 'Hearing' }).click();
  await expect(page.getByRole('heading', { name: 'No trips found' })).toBeVisible();
  await page.goBack();

  const oldest = page.getByRole('link', { name: `${word} in 1 days` });
  await oldest.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(PHONE.height);
  await oldest.click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} in 1 days` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
  await expect(page.getByText('2 days · 0 likes · 1 view')).toBeVisible();

  await page.getByRole('button', { name: 'Like (0)' }).click();
  await expect(page.getByRole('button', { name: 'Liked (1)' })).toHaveAttribute('aria-pressed', 'true');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Day 2: The pier' }).click();
  await expect(page).toHaveURL(/#day-\d+$/);
  await expect(page.getByRole('heading', { level: 3, name: /The pier/ })).toBeInViewport();

  await page.goBack();
  await page.goBack();
  await expect(oldest).toBeFocused();
  await expect(oldest).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
  await expect(page).toHaveURL(new RegExp(`/trip-blogs\\?q=${word}`));
  await expect(page.getByText(`${SOME} trips: “${word}”`)).toBeVisible();
});
