import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';
import { makeTrip } from '../support/trips';

const unique = (words: string) => `${words} ${Date.now().toString(36)}`;
const comments = (page: Page) => page.locator('#comments');
const said = (page: Page, words: string) => comments(page).getByRole('article').filter({ hasText: words });

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first(), 250);
  await page.keyboard.press('Enter');
}

async function write(page: Page, name: RegExp, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await expect(field).toBeVisible();
  await tabTo(page, field, 250);
  await page.keyboard.type(words);
}

/** A member in their own browser, on the trip's page. */
async function guest(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await registerMember(page.request, name);
  await page.goto(path);
  await expect(comments(page)).toBeVisible();
  return page;
}

const count = async (request: APIRequestContext, blogId: number) =>
  ((await (await request.get(`/api/trip-blogs/${blogId}/comments/counts`)).json()) as { total: number }).total;

test('a comment waits, is approved, answered and followed by its address, by keyboard alone (C3.13)', async ({
  page: author,
  browser,
}) => {
  await registerMember(author.request, 'Ada Author');
  const trip = await makeTrip(author.request, unique('A week by the sea'), ['Arrival']);
  const path = `/trip-blogs/${trip}`;
  const [robin, sam] = [await guest(browser, 'Robin First', path), await guest(browser, 'Sam Second', path)];

  // The comment waits: only its author sees it, with the reason.
  await press(robin, /^Send Comment/);
  await expect(robin.getByRole('link', { name: /Write your comment first/ })).toBeVisible();
  await write(robin, /^Your comment on this trip/, 'Was the ramp at the pier open?');
  await press(robin, /^Send Comment/);
  await expect(said(robin, 'Was the ramp')).toContainText('Waiting for approval');
  await expect(said(robin, 'Was the ramp')).toContainText('first comments');
  await sam.reload();
  await expect(comments(sam)).toContainText('No comments yet.');
  expect(await count(sam.request, trip)).toBe(0);

  // The author of the trip approves and replies.
  await author.goto(path);
  await expect(author.getByRole('heading', { name: 'Waiting for you (1)' })).toBeVisible();
  await press(author, /^Approve/);
  await expect(author.getByRole('heading', { name: 'No comments are waiting for you' })).toBeFocused();
  await press(author, /^Reply/);
  await write(author, /^Your reply to Robin First/, 'It was, from nine to five.');
  await press(author, /^Send Reply/);
  await expect(said(author, 'It was, from nine').last()).toBeFocused();
  expect(await count(sam.request, trip)).toBe(2);

  // The URL of the reply leads to it.
  const href = await said(author, 'It was, from nine')
    .last()
    .getByRole('link', { name: /^Link to this comment/ })
    .getAttribute('href');
  await sam.goto('about:blank');
  await sam.goto(href ?? '');
  await expect(said(sam, 'It was, from nine').last()).toBeFocused();
  await expect(said(sam, 'It was, from nine').last()).toContainText('Wrote this trip');
  for (const page of [robin, sam]) await page.context().close();
});
