import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { registerMember, signedInAs } from '../support/members';
import { signInAs } from '../support/sign-in';
import { smallTargets } from '../support/small-targets';
import { timeAllowed } from '../support/time-allowed';
import { toast } from '../support/toast';

const REASON = 'Three reviews that advertise a shop.';

const usernameOf = async (request: APIRequestContext) => (await signedInAs(request)).username;

/** Opens the member of that username as staff do: by searching. */
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

test('a moderator verifies a member, who is told and wears the badge', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  const member = await registerMember(theirs.request);
  await signInAs(page.request, 'moderator');
  await openMember(page, await usernameOf(theirs.request));
  await expectAccessible(page);
  await page.getByLabel('Verification', { exact: true }).selectOption('Verified Account');
  await page.getByRole('button', { name: 'Save verification' }).click();
  await expect(toast(page, 'Saved: Verified Account')).toBeVisible();
  expect((await signedInAs(theirs.request)).isVerified).toBe(true);
  await expect.poll(() => mailsTo(page.request, member.email)).toContain('Your account is verified');

  const profile = await theirs.newPage();
  await profile.goto('/verification-application');
  await expect(profile.getByRole('region', { name: 'Apply by email' }).getByText('Verified Account')).toBeVisible();
  await expectAccessible(profile);
  await theirs.close();
});

test('staff who do nothing are told five minutes before they are logged out, and stay with one press', async ({
  page,
}) => {
  await signInAs(page.request, 'moderator');
  await page.clock.install();
  await page.goto('/admin/members');
  await expect(page.getByRole('searchbox', { name: 'Find a member' })).toBeVisible();
  const notice = page.getByRole('dialog', { name: 'You will be logged out in 5 minutes' });
  // In steps that do not leap over the notice, because what counts the minutes is loaded after the page.
  await expect(async () => {
    await page.clock.fastForward('04:00');
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(notice.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Find a member' })).toBeVisible();
});

test('a suspended member is out within two seconds, is told why at sign-in and by mail, and comes back when restored', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext();
  const member = await registerMember(theirs.request);
  await signInAs(page.request, 'moderator');
  await openMember(page, await usernameOf(theirs.request));
  await page.getByLabel('Why suspended').fill(REASON);
  await page.getByRole('button', { name: 'Suspend member' }).click();
  await expect(page.getByText(/^Suspended since/)).toBeVisible();
  const timeout = await timeAllowed(page.request, 2_000);
  await expect
    .poll(async () => (await theirs.request.get('/api/auth/user')).status(), { timeout, intervals: [100] })
    .toBe(401);
  await expect.poll(() => mailsTo(page.request, member.email)).toContain('Your Waymark account is suspended');
  await expectAccessible(page);

  const login = await theirs.newPage();
  await login.goto('/login');
  await login.getByLabel('Email').fill(member.email);
  await login.getByLabel('Password', { exact: true }).fill(member.password);
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByRole('form', { name: 'Sign In' }).getByText(`The reason: ${REASON}`)).toBeVisible();
  await expectAccessible(login);

  await page.getByLabel('Why restored').fill('They took the links out.');
  await page.getByRole('button', { name: 'Restore member' }).click();
  await expect(page.getByRole('button', { name: 'Suspend member' })).toBeVisible();
  await login.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(login.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Profile/ })).toBeVisible();
  await theirs.close();
});

test('an admin reads in the log who did what, and nobody else does', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  await registerMember(theirs.request, 'Robin Walker');
  const username = await usernameOf(theirs.request);
  await signInAs(page.request, 'admin');
  await openMember(page, username);
  await page.goto('/admin/audit-log');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'Sample Admin looked at the details of Robin Walker',
  );
  await expectAccessible(page);

  for (const [who, path] of [
    ['member', '/admin/members'],
    ['moderator', '/admin/audit-log'],
  ] as const) {
    const context = await browser.newContext();
    await signInAs(context.request, who);
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeVisible();
    await expectAccessible(tab);
    await context.close();
  }
  await theirs.close();
});

test('screens of staff fit a small screen, with targets that are large enough', async ({ page, browser }) => {
  const theirs = await browser.newContext();
  await registerMember(theirs.request);
  await signInAs(page.request, 'admin');
  await page.setViewportSize({ width: 320, height: 640 });
  await openMember(page, await usernameOf(theirs.request));
  for (const path of [
    new URL(page.url()).pathname,
    '/admin/members',
    '/admin/audit-log',
    '/verification-application',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('listitem').or(page.getByRole('definition')).first()).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  }
  await theirs.close();
});
