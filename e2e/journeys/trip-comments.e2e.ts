import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { HOSTILE_TEXTS } from '@waymark/testing/hostile-texts';
import { layoutProblems } from '../support/layout-problems';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';
import { makeComment, makeTrip } from '../support/trips';

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

/** A member with a browser of their own, on the trip. */
async function guest(browser: Browser, name: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await registerMember(page.request, name);
  await page.goto(path);
  await expect(comments(page)).toBeVisible();
  return page;
}

const count = async (request: APIRequestContext, blogId: number) =>
  ((await (await request.get(`/api/trip-blogs/${blogId}/comments/counts`)).json()) as { total: number }).total;

test('a comment waits, is approved, answered and followed by its address, by keyboard alone', async ({
  page: author,
  browser,
}) => {
  test.slow();
  await registerMember(author.request, 'Ada Author');
  const trip = await makeTrip(author.request, unique('A week by the sea'), ['Arrival']);
  const path = `/trip-blogs/${trip}`;
  const [robin, sam] = [await guest(browser, 'Robin First', path), await guest(browser, 'Sam Second', path)];

  // Waits: its author sees it and why, nobody else.
  await press(robin, /^Send Comment/);
  await expect(robin.getByRole('link', { name: /Write your comment first/ })).toBeVisible();
  await write(robin, /^Your comment on this trip/, 'Was the ramp at the pier open?');
  await press(robin, /^Send Comment/);
  await expect(said(robin, 'Was the ramp')).toContainText('Waiting for approval');
  await expect(said(robin, 'Was the ramp')).toContainText('first comments');
  await expectAccessible(robin);
  await sam.reload();
  await expect(comments(sam)).toContainText('Nobody has said anything about this yet.');
  expect(await count(sam.request, trip)).toBe(0);

  // The author of the trip decides, and answers.
  await author.goto(path);
  await expect(author.getByRole('heading', { name: 'Waiting for you (1)' })).toBeVisible();
  await expectAccessible(author);
  await press(author, /^Approve/);
  await expect(author.getByRole('heading', { name: 'No comments wait for you' })).toBeFocused();
  await press(author, /^Answer/);
  await write(author, /^Your answer to Robin First/, 'It was, from nine to five.');
  await press(author, /^Send Answer/);
  await expect(said(author, 'It was, from nine').last()).toBeFocused();
  expect(await count(sam.request, trip)).toBe(2);

  // The address of the answer leads to it; a phone's width holds it.
  const href = await said(author, 'It was, from nine')
    .last()
    .getByRole('link', { name: /^Link to this comment/ })
    .getAttribute('href');
  await sam.setViewportSize({ width: 320, height: 700 });
  await sam.goto('/');
  await sam.goto(href ?? '');
  await expect(said(sam, 'It was, from nine').last()).toBeFocused();
  await expect(said(sam, 'It was, from nine').last()).toContainText('Wrote this trip');
  expect(await layoutProblems(sam)).toEqual([]);
  await expectAccessible(sam);

  // Deleted, its place stays for the answer.
  await robin.reload();
  await press(robin, /^Delete/);
  await press(robin, /^Delete Comment/);
  await expect(comments(robin)).toContainText('Comment deleted');
  await expect(comments(robin)).toContainText('It was, from nine to five.');
  for (const page of [robin, sam]) await page.context().close();
});

test('what somebody writes to do harm stays words, or is refused by its field', async ({ page }) => {
  test.slow();
  await registerMember(page.request, 'Ada Author');
  const trip = await makeTrip(page.request, unique('A trip with odd guests'));
  await makeComment(page.request, trip, 'The first word.');
  let taken = 0;
  for (const text of HOSTILE_TEXTS) {
    const answer = await page.request.post(`/api/trip-blogs/${trip}/comments`, { data: { content: `x ${text}` } });
    expect([201, 400, 422], text).toContain(answer.status());
    if (answer.status() === 201) taken += 1;
  }
  expect(taken).toBeGreaterThan(HOSTILE_TEXTS.length / 2);
  await page.goto(`/trip-blogs/${trip}`);
  await expect(comments(page).getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Show more comments' });
  const all = comments(page).getByText('All comments are shown.');
  for (;;) {
    await expect(more.or(all)).toBeVisible();
    if (await all.isVisible()) break;
    await more.click();
  }
  await expect(comments(page)).toContainText('The first word.');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(page).toHaveTitle(/A trip with odd guests/);
  expect(await comments(page).locator('script, iframe, img, object, form[action]').count()).toBe(0);
  for (const link of await comments(page).getByRole('article').locator('a').all())
    expect(await link.getAttribute('href')).toMatch(/^(https?:\/\/|\/(profile|trip-blogs)\/)/);
  expect(await layoutProblems(page)).toEqual([]);
});

test('on a trip without days nothing cuts the focus ring of the comment field', async ({ page }) => {
  await registerMember(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/trip-blogs/${await makeTrip(page.request, unique('A day out'))}`);
  const field = page.getByRole('textbox', { name: /^Your comment on this trip/ });
  await field.focus();
  const cutting = await field.evaluate((element) => {
    const ring = 6;
    const box = element.getBoundingClientRect();
    const cutters: string[] = [];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      const isCutting = getComputedStyle(around).overflowX !== 'visible';
      if (isCutting && (box.left - ring < left || box.right + ring > right))
        cutters.push(around.outerHTML.slice(0, 80));
    }
    return cutters;
  });
  expect(cutting).toEqual([]);
});
