import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { toast } from '../support/toast';

const WORDS = 'I travel by train, and I like to know about lifts first.';
const about = (page: Page) => page.getByLabel('About you');

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

test(
  'eight tabs of a member share one stream of news, and the eighth loads and saves',
  { tag: '@deep' },
  async ({ page, context }) => {
    await registerMember(page.request);
    const streams: string[] = [];
    context.on('request', (request) => request.url().includes('/notifications/stream') && streams.push(request.url()));
    const begun = page.waitForRequest('**/notifications/stream*');
    await page.goto('/contact');
    await begun;
    for (let tab = 2; tab < 8; tab += 1) {
      const another = await context.newPage();
      // Starts to wait only when this tab's connection has its first state.
      const counted = another.waitForResponse('**/api/notifications/unread*');
      await another.goto('/contact');
      await counted;
    }
    const eighth = await context.newPage();
    await eighth.goto('/user-profile');
    await about(eighth).fill(WORDS);
    await eighth.getByRole('button', { name: 'Save public profile' }).press('Enter');
    await expect(toast(eighth, 'Profile updated')).toBeVisible();
    expect(streams).toHaveLength(1);
  },
);
