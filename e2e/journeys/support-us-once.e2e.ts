import { expect, test } from '@playwright/test';
import { begunBy, beginDonation, CARD, donateFive, expectPaidOnce, fieldsReady, typeCard } from '../support/donations';
import { pressOn } from '../support/tab-to';

// The card fields are in a frame of another server, which must not get headers of this site.
test.use({ extraHTTPHeaders: {} });

// One press makes one payment, whatever happens meanwhile. Keyboard only.

test('reload in the middle, back to the amounts, and a double press (G1.12, G8.3)', async ({ page }) => {
  const begun = begunBy(page);
  await beginDonation(page);
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

test("Back from the bank's question: the same payment can still be made", async ({ page }) => {
  const begun = begunBy(page);
  await beginDonation(page);
  await typeCard(page, CARD.asked);
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await page.goBack();
  await fieldsReady(page);
  await typeCard(page, CARD.good);
  await pressOn(page, donateFive(page));
  await expectPaidOnce(page, begun);
});

test('two tabs with the same payment: the second one shows that it was made', async ({ page, context }) => {
  const begun = begunBy(page);
  await beginDonation(page);
  const other = await context.newPage();
  await other.goto('/support-us');
  // A duplicated tab has the same history state.
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
