import { expect, test, type Page } from '@playwright/test';
import type { ProvidedPerson, SignInProvider } from '@waymark/testing/sign-in-provider';
import { registerMember, signedInAs } from '../support/members';
import { startProvider } from '../support/provider';
import { toast } from '../support/toast';

const people: Record<string, ProvidedPerson> = {};
let provider: SignInProvider;
test.beforeAll(async () => void (provider = await startProvider(people)));
test.afterAll(() => provider?.stop());

/** A person that only this test uses. The provider's page lists people by name. */
function newPerson(more: ProvidedPerson = {}): { name: string; email: string; sub: string } {
  const sub = `p${Date.now().toString(36)}${Object.keys(people).length}`;
  const person = { name: `Nia ${sub}`, email: `${sub}@example.org`, email_verified: true, ...more };
  people[sub] = person;
  return { ...person, sub };
}

async function goThrough(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.getByRole('link', { name }).click();
}

test('somebody new comes from the provider, agrees, and comes back later (A10.25)', async ({ page, browser }) => {
  const { name, sub } = newPerson();
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('redirectAfterLogin', '/my-reviews'));
  await goThrough(page, name);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await expect(page.getByLabel('Display name')).toHaveValue(name);
  await page.getByLabel('Username').fill(`nia.${sub}`);
  await page.getByLabel(/I agree that my data/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Account created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/my-reviews$/);

  const later = await browser.newContext();
  const again = await later.newPage();
  await goThrough(again, name);
  await expect(toast(again, 'Welcome back!')).toBeVisible();
  expect(await signedInAs(again.request)).toMatchObject({ displayName: name });
  await later.close();
});

test('cancelling at the login provider shows a message, and a known email address alone opens no account', async ({
  page,
  browser,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.locator(':focus')).toContainText('You cancelled');

  const other = await browser.newContext();
  const { email } = await registerMember(other.request);
  await other.close();
  await goThrough(page, newPerson({ email }).name);
  await expect(page.getByText('You already have an account here')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
