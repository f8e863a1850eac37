import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { pressOn } from '../support/tab-to';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });

test('somebody ends the session of another device by keyboard alone, and that device is signed out', async ({
  page,
  browser,
}) => {
  const { email, password } = await registerMember(page.request);
  const phone = await browser.newContext({ userAgent: IPHONE });
  expect((await phone.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  await page.goto('/account/security');
  await expect(sessions(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(sessions(page).getByRole('listitem').first()).toContainText('This session');

  await pressOn(page, sessions(page).getByRole('button', { name: /^Log out Safari on iOS/ }));
  await expect(sessions(page).getByText('Safari on iOS has been logged out.')).toBeVisible();
  await expect.poll(async () => (await phone.request.get('/api/auth/user')).status()).toBe(401);
  await expect(sessions(page).getByText('You are not logged in anywhere else.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  const there = await phone.newPage();
  await there.goto('/account/security');
  await expect(there).toHaveURL(/\/login$/);
  await phone.close();
});
