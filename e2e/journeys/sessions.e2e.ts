import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { type NewMember, registerMember } from '../support/members';
import { smallTargets } from '../support/small-targets';
import { tabTo } from '../support/tab-to';
import { timeAllowed } from '../support/time-allowed';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const TABLET =
  'Mozilla/5.0 (Linux; Android 15; Pixel Tablet) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

/** The same member in another browser, on the same page. */
async function signedInElsewhere(browser: Browser, { email, password }: NewMember, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ userAgent });
  expect((await context.request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200);
  const page = await context.newPage();
  await page.goto('/account/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Login and security' })).toBeVisible();
  return page;
}

async function isOut(request: APIRequestContext): Promise<void> {
  const timeout = await timeAllowed(request, 2_000);
  await expect
    .poll(async () => (await request.get('/api/auth/user')).status(), { timeout, intervals: [100] })
    .toBe(401);
}

const sessions = (page: Page) => page.getByRole('region', { name: 'Where you are logged in' });

test('somebody ends the session of another device by keyboard alone, and that device is signed out within two seconds', async ({
  page,
  browser,
}) => {
  const member = await registerMember(page.request);
  const phone = await signedInElsewhere(browser, member, IPHONE);
  await page.goto('/account/security');
  await expect(sessions(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(sessions(page).getByRole('listitem').first()).toContainText('This session');
  await expectAccessible(page);

  await tabTo(page, sessions(page).getByRole('button', { name: /^Log out Safari on iOS/ }));
  await page.keyboard.press('Enter');
  const news = sessions(page).getByText('Safari on iOS is logged out.');
  await expect(news).toBeVisible();
  await isOut(phone.request);
  await expect(sessions(page).getByText('You are logged in nowhere else.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await expectAccessible(page);

  await phone.reload();
  await expect(phone).toHaveURL(/\/login$/);
  await phone.context().close();
});

test('somebody signs out everywhere else at once', async ({ page, browser }) => {
  const member = await registerMember(page.request);
  const others = [await signedInElsewhere(browser, member, IPHONE), await signedInElsewhere(browser, member, TABLET)];
  await page.goto('/account/security');
  await sessions(page).getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(sessions(page).getByText('You are logged out everywhere else.')).toBeVisible();
  for (const other of others) await isOut(other.request);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  for (const other of others) await other.context().close();
});

test('the list fits a small screen, with targets that are large enough', async ({ page, browser }) => {
  const member = await registerMember(page.request);
  const phone = await signedInElsewhere(browser, member, IPHONE);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/account/security');
  await expect(sessions(page).getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(await layoutProblems(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await phone.context().close();
});

test('a visitor’s page asks for no session and logs no error', async ({ page }) => {
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/reviews', '/login', '/account/security']) {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log In' })).toBeVisible();
  }
  expect(errors).toEqual([]);
  expect(asked).not.toContain('/api/auth/user');
});
