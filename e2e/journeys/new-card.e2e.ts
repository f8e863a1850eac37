import { expect, test } from '@playwright/test';
import { askedBy, CARD, fieldsReady, typeCard } from '../support/donations';
import { give } from '../support/giving';
import { registerMember } from '../support/members';
import { pressOn } from '../support/tab-to';

// The card fields are in a frame of another server, which must not get headers of this site.
test.use({ extraHTTPHeaders: {} });

test('a member gives their monthly gift another card by keyboard alone: declined, then saved once their bank has asked (G5.17)', async ({
  page,
}) => {
  await registerMember(page.request);
  await give(page.request, { amountPence: 1_000, every: 'month' });
  const asked = askedBy(page);
  await page.goto('/account/gifts');
  await pressOn(page, page.getByRole('link', { name: 'Change card' }));
  await expect(page.getByRole('heading', { level: 2, name: 'A new card for £10 a month' })).toBeVisible();
  await expect(page).toHaveURL(/\/support-us$/);
  await fieldsReady(page);
  const save = page.getByRole('button', { name: 'Save card' });
  await typeCard(page, CARD.declined);
  await pressOn(page, save);
  await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved' })).toContainText(
    'Your card was declined.',
  );
  await typeCard(page, CARD.asked, 'Shift+Tab');
  await pressOn(page, save);
  await pressOn(page, page.getByRole('button', { name: 'Complete authentication' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your new card is saved' })).toBeFocused();
  await expect(page.getByText('Your gift of £10 a month will now be taken from it.')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Your gifts' }));
  await expect(page.getByRole('heading', { level: 3, name: '£10 a month' })).toBeVisible();
  // Only the donation page allows the provider's origin, and no card number reaches this site.
  const site = new URL(page.url()).origin;
  const foreign = asked.filter(({ url }) => new URL(url).origin !== site);
  expect(foreign.filter(({ page: by }) => by.startsWith(site) && !by.startsWith(`${site}/support-us`))).toEqual([]);
  const holding = (requests: typeof asked) => requests.filter(({ url, body }) => `${url} ${body}`.includes(CARD.asked));
  expect(holding(foreign)).toHaveLength(1);
  expect(holding(asked.filter(({ url }) => new URL(url).origin === site))).toEqual([]);
});
