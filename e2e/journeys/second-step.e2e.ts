import { expect, test, type Page } from '@playwright/test';
import { codeOf } from '../support/codes';
import { type NewMember, registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

const CODE = 'Code from your authenticator app';

async function signIn(page: Page, { email, password }: NewMember): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('codes are set up by keyboard and requested at sign-in; a wrong one shows an error (A10.21)', async ({ page }) => {
  const member = await registerMember(page.request, 'Toni Code');
  await page.goto('/account/security');
  await tabTo(page, page.getByRole('button', { name: 'Set up login codes' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /QR code with the key for your app/ })).toBeVisible();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await tabTo(page, page.getByLabel('Code shown in the app'));
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('group', { name: 'Your recovery codes' });
  await expect(codes).toBeFocused();
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('waymark-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  await signIn(page, member);
  await expect(page.getByLabel(CODE)).toBeFocused();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'There is a problem' }).filter({ hasText: 'This code is not right.' }),
  ).toBeVisible();
  // Uses the next code, because each is accepted only once and a new step may not have begun.
  await page.getByLabel(CODE).fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Welcome back!')).toBeVisible();
});
