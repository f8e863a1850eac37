import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /notification/i });
const announced = (page: Page) => page.getByTestId('announcer');

test('a notification reaches the open tab automatically, is announced once, and can be read by keyboard (C6.9)', async ({
  page,
  browser,
}) => {
  const reader = await registerMember(page.request, 'Nadia Reader');
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/notifications/stream?'));
  await page.goto('/social?tab=notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(badge(page)).toHaveAccessibleName('Notifications');
  expect((await stream).status()).toBe(200);

  const followers = [];
  for (const name of ['Otto Walker', 'Pia Walker']) {
    const context = await browser.newContext();
    await registerMember(context.request, name);
    followers.push(context);
  }
  const [otto, pia] = followers;
  const follow = async (context = otto) => {
    const answer = await context?.request.post(`/api/users/${reader.id}/follow`);
    expect(answer?.ok()).toBe(true);
  };
  // A new notification moves neither the reader's focus nor the list.
  await page.getByRole('heading', { level: 1 }).focus();
  await follow(otto);
  await expect(badge(page)).toHaveAccessibleName('1 unread notification');
  await expect(announced(page)).toHaveText('1 new notification');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await follow(pia);
  await expect(badge(page)).toHaveAccessibleName('2 unread notifications');
  // A second one within a minute is shown but not announced.
  await expect(announced(page)).toHaveText('1 new notification');

  const show = page.getByRole('button', { name: '2 new. Show' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your notifications' })).toBeFocused();
  const rows = page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.getByText('New', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(badge(page)).toHaveAccessibleName('Notifications');
  await expect(rows.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeFocused();
  await Promise.all(followers.map((context) => context.close()));
});
