import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { registerMember, signedInAs } from '../support/members';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';

const REASON = 'Three reviews that advertise a shop.';

const usernameOf = async (request: APIRequestContext) => (await signedInAs(request)).username;

/** Opens the member with that username as staff do: through search. */
async function openMember(page: Page, username: string): Promise<void> {
  await page.goto('/admin/members');
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(username);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Found 1 member')).toBeVisible();
  await page.getByRole('link', { name: 'Robin Walker' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Walker' })).toBeVisible();
}

const mailsTo = async (request: APIRequestContext, address: string) => {
  const mails = (await (await request.get('/api/auth/mailbox')).json()) as { to: string; subject: string }[];
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject);
};

test('a moderator verifies a member, who gets an email and the badge (A2.90, A4.11)', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  const member = await registerMember(theirs.request);
  await signInAs(page.request, 'moderator');
  await openMember(page, await usernameOf(theirs.request));
  await page.getByLabel('Verification', { exact: true }).selectOption('Verified Account');
  await page.getByRole('button', { name: 'Save verification' }).click();
  await expect(toast(page, 'Saved: Verified Account')).toBeVisible();
  expect((await signedInAs(theirs.request)).isVerified).toBe(true);
  await expect.poll(() => mailsTo(page.request, member.email)).toContain('Your account is verified');

  const profile = await theirs.newPage();
  await profile.goto('/verification-application');
  await expect(profile.getByRole('region', { name: 'Apply by email' }).getByText('Verified Account')).toBeVisible();
  await theirs.close();
});

test('a suspended member is logged out, learns why at login and by email, and can log in again when restored', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext();
  const member = await registerMember(theirs.request);
  await signInAs(page.request, 'moderator');
  await openMember(page, await usernameOf(theirs.request));
  await page.getByLabel('Reason for suspending').fill(REASON);
  await page.getByRole('button', { name: 'Suspend member' }).click();
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  await expect.poll(async () => (await theirs.request.get('/api/auth/user')).status()).toBe(401);
  await expect.poll(() => mailsTo(page.request, member.email)).toContain('Your Waymark account is suspended');

  const login = await theirs.newPage();
  await login.goto('/login');
  await login.getByLabel('Email').fill(member.email);
  await login.getByLabel('Password', { exact: true }).fill(member.password);
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByRole('form', { name: 'Sign In' }).getByText(`The reason: ${REASON}`)).toBeVisible();

  await page.getByLabel('Reason for restoring').fill('They took the links out.');
  await page.getByRole('button', { name: 'Restore member' }).click();
  await expect(page.getByRole('button', { name: 'Suspend member' })).toBeVisible();
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Profile/ })).toBeVisible();
  await theirs.close();
});
