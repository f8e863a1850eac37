import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { type NewMember, registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

interface Person extends NewMember {
  page: Page;
}

/** A person with their own name, public profile and browser. */
async function person(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { ...(await registerMember(page.request, name)), page };
}

/** Account's events about a member reach this service a moment later. */
const isKnown = (request: APIRequestContext, id: number) =>
  expect(async () => expect((await request.get(`/api/users/${id}/relation`)).status()).toBe(200)).toPass();

const focused = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('following and unfollowing works by keyboard alone, and both profiles show it', async ({ browser }) => {
  const [ana, ben] = [await person(browser, 'Ana Follows'), await person(browser, 'Ben Followed')];
  await isKnown(ana.page.request, ben.id);
  const { page } = ana;
  await page.goto(`/profile/${ben.id}`);
  await tabTo(page, focused(page, 'Follow Ben Followed'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You follow Ben Followed', { exact: true })).toBeVisible();
  await expect(focused(page, 'Unfollow Ben Followed')).toBeFocused();

  await ben.page.goto('/user-profile');
  await tabTo(ben.page, focused(ben.page, '1 follower'));
  await ben.page.keyboard.press('Enter');
  const list = ben.page.getByRole('dialog', { name: 'People who follow you' });
  await expect(list.getByRole('link', { name: 'Ana Follows' })).toBeVisible();
  await ben.page.keyboard.press('Escape');
  await expect(focused(ben.page, '1 follower')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(focused(page, 'Follow Ben Followed')).toBeFocused();
  await expect(focused(page, '0 followers')).toBeVisible();
  for (const { page: each } of [ana, ben]) await each.context().close();
});
