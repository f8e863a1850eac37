import { expect, test, type Page } from '@playwright/test';
import { registerMember, signedInAs } from '../support/members';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

/** Tabs to a field and types. */
async function typeInto(page: Page, label: string | RegExp, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }));
  await page.keyboard.type(text);
}

async function press(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
  await page.keyboard.press('Enter');
}

test('a person without a mouse registers, continues to the page they wanted, and confirms their address (A1.4, A5.6, A5.8, A5.10, A5.12, A5.14, A11.21)', async ({
  page,
}) => {
  const unique = Date.now().toString(36);
  const email = `keys.${unique}@example.org`;
  await page.goto('/add-review');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await press(page, 'button', 'New here? Create Account');
  const form = page.getByRole('form', { name: 'Create Account' });
  await expect(form).toBeVisible();

  await typeInto(page, 'Display name', 'Kim Keys');
  await typeInto(page, 'Username', `keys.${unique}`);
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', 'seven slow swans');
  await typeInto(page, 'Confirm password', 'seven slow swans');
  await tabTo(page, page.getByLabel(/I am 13 or older/));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/add-review$/);
  await expect(toast(page, 'Account created successfully!')).toBeVisible();

  await page.goto('/account/security#email');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();

  await page.goto('/mailbox');
  await expect(page.getByRole('link', { name: new RegExp(email) })).toBeVisible();
  await press(page, 'link', new RegExp(`Confirm your email address.*${email}`));
  await expect(page.getByRole('group', { name: 'Mail: Confirm your email address' })).toBeFocused();
  await press(page, 'link', /verify-email\?token=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await press(page, 'button', 'Confirm my email address');
  await expect(page.getByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeFocused();
  const user = await signedInAs(page.request);
  expect(user.emailVerified).toBe(true);
});

test('a wrong password shows an error that reveals nothing; the right one leads back (A2.17, S2.5)', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const member = await registerMember(other.request);
  await other.close();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/login$/);
  await page.evaluate(() => sessionStorage.setItem('redirectAfterLogin', '/my-reviews'));
  await page.getByLabel('Email').fill(member.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'Please check your email and password.',
  );
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/my-reviews$/);
});
