import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type NewMember, registerMember } from '../support/members';
import { OWN } from '../support/sign-in';
import { toast } from '../support/toast';

const WORDS = 'I travel by train, and I like to know about lifts first.';
const about = (page: Page) => page.getByLabel('About you');

/** Not by a page: no tab hears of it. */
async function signIn(request: APIRequestContext, { email, password }: NewMember): Promise<void> {
  expect((await request.post('/api/auth/login', { data: { email, password }, headers: OWN })).status()).toBe(200);
}

test('what one member typed is never saved for the next one, and comes back to its author', async ({ page }) => {
  const ann = await registerMember(page.request, 'Ann Author');
  // No stream: it would tell the page who is logged in before anything is pressed.
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  await page.goto('/user-profile');
  await about(page).fill(WORDS);
  // Registering ends the browser's earlier session. A request of this page that is still under way would then be told that nobody is logged in.
  await page.waitForLoadState('networkidle');
  await registerMember(page.request, 'Ben Other');
  await page.getByRole('button', { name: 'Save public profile' }).press('Enter');
  await expect(toast(page, 'Somebody else is logged in now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile of Ben Other' })).toBeVisible();
  await expect(about(page)).toHaveValue('');
  await page.reload();
  await expect(about(page)).toHaveValue('');

  await signIn(page.request, ann);
  await page.goto('/user-profile');
  await expect(about(page)).toHaveValue(WORDS);
  await page.getByRole('button', { name: 'Save public profile' }).press('Enter');
  await expect(toast(page, 'Profile updated')).toBeVisible();
});

test('logging out in one tab takes everything private off the screen of the others', async ({ page, context }) => {
  await registerMember(page.request, 'Ann Author');
  await page.goto('/user-profile');
  await expect(about(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/reviews');
  await other.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await expect(page.getByText('Ann Author')).toHaveCount(0);
});

test('eight tabs of a member share one stream of news, and the eighth loads and saves', async ({ page, context }) => {
  await registerMember(page.request);
  const streams: string[] = [];
  context.on('request', (request) => request.url().includes('/notifications/stream') && streams.push(request.url()));
  const begun = page.waitForRequest('**/notifications/stream*');
  await page.goto('/reviews');
  await begun;
  for (let tab = 2; tab < 8; tab += 1) {
    const another = await context.newPage();
    // Asked for once the line of this tab knows how things are.
    const counted = another.waitForResponse('**/api/notifications/unread*');
    await another.goto('/reviews');
    await counted;
  }
  const eighth = await context.newPage();
  await eighth.goto('/user-profile');
  await about(eighth).fill(WORDS);
  await eighth.getByRole('button', { name: 'Save public profile' }).press('Enter');
  await expect(toast(eighth, 'Profile updated')).toBeVisible();
  expect(streams).toHaveLength(1);
});

test('one press of Try again fetches every script that was lost', async ({ page }) => {
  const tries = new Map<string, number>();
  await page.route(/\/r\/account\/[^/]+\/(?!remote)[^/]*\.js/, (route) => {
    const { pathname } = new URL(route.request().url());
    tries.set(pathname, (tries.get(pathname) ?? 0) + 1);
    // The page's own preload is one of them.
    return (tries.get(pathname) ?? 0) <= 3 ? route.abort() : route.continue();
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'We could not load this page' })).toBeFocused();
  expect(tries.size).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
