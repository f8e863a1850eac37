import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { askedBy, CARD, fieldsReady, typeCard } from '../support/gifts';
import { give } from '../support/giving';
import { layoutProblems } from '../support/layout-problems';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { pressOn } from '../support/tab-to';

// The card fields stand in a frame of another server, to which no header of this site may go.
test.use({ extraHTTPHeaders: {} });

const MASTERCARD = '5555555555554444';

test('a member gives their monthly gift another card by keyboard alone: declined, then saved', async ({ page }) => {
  await registerMember(page.request);
  await give(page.request, { amountPence: 1_000, every: 'month' });
  const asked = askedBy(page);
  await page.goto('/account/gifts');
  await pressOn(page, page.getByRole('link', { name: 'Change card' }));
  await expect(page.getByRole('heading', { level: 2, name: 'A new card for £10 a month' })).toBeVisible();
  await expect(page).toHaveURL(/\/support-us$/);
  await fieldsReady(page);
  await expectAccessible(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => layoutProblems(page), { message: `at ${width} px` }).toEqual([]);
  }
  const save = page.getByRole('button', { name: 'Save card' });
  await typeCard(page, CARD.declined);
  await pressOn(page, save);
  await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved' })).toContainText(
    'Your card was declined.',
  );
  await typeCard(page, MASTERCARD, 'Shift+Tab');
  await pressOn(page, save);
  await expect(page.getByRole('heading', { level: 2, name: 'Your new card is saved' })).toBeFocused();
  await expect(page.getByText('Your gift of £10 a month is taken from it from now on.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Your gift of £10 a month is taken from it from now on.')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Your gifts' }));
  await expect(page.getByRole('heading', { level: 3, name: '£10 a month' })).toBeVisible();
  // The provider is let in by the page for giving alone, and no number comes to this site.
  const site = new URL(page.url()).origin;
  const foreign = asked.filter(({ url }) => new URL(url).origin !== site);
  expect(foreign.filter((one) => !one.page.startsWith(`${site}/support-us`))).toEqual([]);
  const holding = (requests: typeof asked) => requests.filter(({ url, body }) => `${url} ${body}`.includes(MASTERCARD));
  expect(holding(foreign)).toHaveLength(1);
  expect(holding(asked.filter(({ url }) => new URL(url).origin === site))).toEqual([]);
});

test("a visitor comes by their mail's link, and their bank asks", async ({ page }) => {
  const email = `card.${Date.now().toString(36)}@example.org`;
  await give(page.request, { amountPence: 500, every: 'month', email });
  const mail = await mailTo(page.request, email, 'Your receipt');
  const token = /token=([\w-]+)/.exec(mail)?.[1] ?? 'no token';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/my-gift#token=${token}`);
  await pressOn(page, page.getByRole('link', { name: 'Change card' }));
  await expect(page.getByRole('heading', { level: 2, name: 'A new card for £5 a month' })).toBeVisible();
  await expect.poll(() => page.url()).not.toContain(token);
  await fieldsReady(page);
  await typeCard(page, CARD.asked);
  await pressOn(page, page.getByRole('button', { name: 'Save card' }));
  await pressOn(page, page.getByRole('button', { name: 'Fail authentication' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your new card was not saved' })).toBeFocused();
  await expect(page).toHaveURL(/\/support-us$/);
  await pressOn(page, page.getByRole('button', { name: 'Try again' }));
  await fieldsReady(page);
  await typeCard(page, CARD.asked);
  await pressOn(page, page.getByRole('button', { name: 'Save card' }));
  await pressOn(page, page.getByRole('button', { name: 'Complete authentication' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your new card is saved' })).toBeFocused();
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
});
