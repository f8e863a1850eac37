import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expireTokens } from '../support/expire-tokens';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { pathIn } from '../support/path-in';
import { toast } from '../support/toast';

const SUBJECT = 'Choose a new password';
const NEW_PASSWORD = 'green hills at dusk';

test('a forgotten password: the mail, a new password, and in again', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const member = await registerMember(elsewhere.request);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expect(
    page.getByText('If an account with that email exists, you will receive a password reset link shortly.'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/mailbox');
  await page.getByRole('link', { name: new RegExp(`${SUBJECT}.*${member.email}`) }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /reset-password\?token=/ }).click();

  await expect(page.getByText(/Choose a new password for the account of .•••@example\.org/)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful' })).toBeFocused();
  await expectAccessible(page);

  await expect.poll(async () => (await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await elsewhere.close();
});

test('links that do not work say so and offer a new one', async ({ page, request }) => {
  // A member for each link: the newest mail is then the right one.
  const link = async () => {
    const member = await registerMember(request);
    await request.post('/api/auth/forgot-password', { data: { email: member.email } });
    return pathIn(await mailTo(request, member.email, SUBJECT));
  };
  const expectInvalid = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid or Expired Link' })).toBeVisible();
    await expect(
      page.getByText('This password reset link is invalid or has expired. Please request a new one.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a New Link' })).toBeVisible();
  };

  await test.step('used', async () => {
    const path = await link();
    const token = new URLSearchParams(path.split('?')[1]).get('token') ?? '';
    const answer = await request.post('/api/auth/reset-password', { data: { token, newPassword: NEW_PASSWORD } });
    expect(answer.status()).toBe(204);
    await page.goto(path);
    await expectInvalid();
    await expectAccessible(page);
  });

  await test.step('expired', async () => {
    const path = await link();
    await expireTokens();
    await page.goto(path);
    await expectInvalid();
  });

  await test.step('truncated', async () => {
    await page.goto((await link()).slice(0, -10));
    await expectInvalid();
  });

  await test.step('without a token', async () => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid Reset Link' })).toBeVisible();
    await page.getByRole('link', { name: 'Request a New Link' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test('the page behind a link tells nobody the address that led to it', async ({ page }) => {
  const referrers: string[] = [];
  page.on('request', (request) => referrers.push(request.headers()['referer'] ?? ''));
  const answer = await page.goto(`/reset-password?token=${'x'.repeat(43)}`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid or Expired Link' })).toBeVisible();
  expect(referrers.filter((address) => address.includes('token'))).toEqual([]);
});
