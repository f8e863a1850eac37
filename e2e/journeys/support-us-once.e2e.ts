import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { begunBy, beginGift, CARD, donateFive, expectPaidOnce, fieldsReady, typeCard } from '../support/gifts';
import { localStripe } from '../support/giving';
import { pressOn } from '../support/tab-to';

// The card fields stand in a frame of another server, to which no header of this site may go.
test.use({ extraHTTPHeaders: {} });

// One press is one payment, whatever happens on the way; all of it by keyboard alone.

test('reload in the middle, back to the amounts, and a double press', async ({ page }) => {
  const begun = begunBy(page);
  await beginGift(page);
  await page.reload();
  await fieldsReady(page);
  await pressOn(page, page.getByRole('button', { name: 'Back to Amount Selection' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your gift', exact: true })).toBeFocused();
  await page.goBack();
  await fieldsReady(page);
  await typeCard(page, CARD.good);
  await pressOn(page, donateFive(page));
  await page.keyboard.press('Enter');
  await expectPaidOnce(page, begun);
});

test('a payment that is left for the amounts is not made', async ({ page }) => {
  const begun = begunBy(page);
  await beginGift(page);
  await typeCard(page, CARD.good);
  await pressOn(page, page.getByRole('button', { name: 'Back to Amount Selection' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Your gift', exact: true })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const [secret = ''] = begun;
  const paid = (await localStripe().charges()).map(({ paymentIntent }) => paymentIntent);
  expect(paid).not.toContain(secret.split('_secret_')[0]);
});

test("Back from the bank's question: the same payment can still be made", async ({ page }) => {
  const begun = begunBy(page);
  await beginGift(page);
  await typeCard(page, CARD.asked);
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.goBack();
  await fieldsReady(page);
  await typeCard(page, CARD.good);
  await pressOn(page, donateFive(page));
  await expectPaidOnce(page, begun);
});

test('two tabs with the same payment: the second is told that it was made', async ({ page, context }) => {
  const begun = begunBy(page);
  await beginGift(page);
  const other = await context.newPage();
  await other.goto('/support-us');
  // A tab that was duplicated has its steps.
  const state = await page.evaluate(() => history.state as unknown);
  await other.evaluate((kept) => history.replaceState(kept, ''), state);
  await other.reload();
  await fieldsReady(other);
  await page.bringToFront();
  await typeCard(page, CARD.good);
  await pressOn(page, donateFive(page));
  await expectPaidOnce(page, begun);
  await other.bringToFront();
  await typeCard(other, CARD.good);
  await pressOn(other, donateFive(other));
  await expectPaidOnce(other, begun);
});

test('a connection lost while paying: nobody knows yet, and the next press pays nothing twice', async ({ page }) => {
  const begun = begunBy(page);
  await beginGift(page);
  await typeCard(page, CARD.good);
  // The payment arrives; its answer does not, and nothing can be asked afterwards.
  await page.route(/\/v1\/payment_intents\//, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('internetdisconnected');
  });
  await pressOn(page, donateFive(page));
  const told = page.getByRole('alert').filter({ hasText: 'Payment Error' });
  await expect(told).toContainText('we do not know yet whether your gift was made');
  await expect(told).not.toContainText('No money was taken');
  await expectAccessible(page);
  await page.unroute(/\/v1\/payment_intents\//);
  await pressOn(page, donateFive(page));
  await expectPaidOnce(page, begun);
});
