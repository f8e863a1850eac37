import { expect, test, type Page } from '@playwright/test';
import { registerMember, signedInAs } from '../support/members';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';
import { addVirtualAuthenticator } from '../support/virtual-authenticator';

const NAME = 'Passkey name';

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel(NAME).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`${name} has been added. You can now log in with it.`)).toBeVisible();
}

/**
 * Disables passkey autofill in the email field. The virtual device would accept it by itself, on a busy machine while
 * Tab is still on its way to the button.
 */
async function withoutOffer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) }),
  );
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
}

test('a passkey is made and opens the account, by keyboard alone (A10.17, A11.22)', async ({ page }) => {
  await withoutOffer(page);
  const device = await addVirtualAuthenticator(page);
  await registerMember(page.request, 'Kim Passkey');
  await page.goto('/account/security');
  await tabTo(page, page.getByRole('button', { name: 'Add a passkey' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(NAME)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'My laptop' })).toBeVisible();
  expect(await device.count()).toBe(1);

  await page.evaluate(() => sessionStorage.setItem('redirectAfterLogin', '/my-reviews'));
  await signOut(page);
  await tabTo(page, page.getByRole('button', { name: 'Log in with a passkey' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-reviews$/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  expect(await signedInAs(page.request)).toMatchObject({ displayName: 'Kim Passkey' });
});

test('a browser that can offers the passkey in the e-mail field', { tag: '@deep' }, async ({ page }) => {
  await addVirtualAuthenticator(page);
  await registerMember(page.request, 'Uma Autofill');
  await addPasskey(page, 'Phone');
  await page.context().clearCookies();
  await page.goto('/login');
  // The virtual device accepts the first offer by itself, as a person would choose it from the field's list.
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  expect(await signedInAs(page.request)).toMatchObject({ displayName: 'Uma Autofill' });
});

test('a person without a passkey on the device is refused with a plain message', { tag: '@deep' }, async ({ page }) => {
  await withoutOffer(page);
  const device = await addVirtualAuthenticator(page);
  await registerMember(page.request);
  await addPasskey(page, 'Phone');
  await device.verifyUser(false);
  await signOut(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You stopped it, or it took too long.' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
