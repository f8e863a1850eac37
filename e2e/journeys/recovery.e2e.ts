import { expect, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { toast } from '../support/toast';

const SUBJECT = 'Choose a new password';
const NEW_PASSWORD = 'green hills at dusk';

test('a forgotten password: the mail, a new password, and in again (A1.5, A4.17, A4.18, A12.8)', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const member = await registerMember(elsewhere.request);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot Password' })).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expect(
    page.getByText('If an account with that email exists, you will receive a password reset link shortly.'),
  ).toBeVisible();

  await page.goto('/mailbox');
  await page.getByRole('link', { name: new RegExp(`${SUBJECT}.*${member.email}`) }).click();
  await page.getByRole('link', { name: /reset-password\?token=/ }).click();

  await expect(page.getByText(/Choose a new password for .•••@example\.org/)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password Reset Successful' })).toBeFocused();

  await expect.poll(async () => (await elsewhere.request.get('/api/auth/user')).status()).toBe(401);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await elsewhere.close();
});
