import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { askedBy, beginGift, CARD, chooseFive, donateFive, fieldsReady, typeCard } from '../support/gifts';
import { layoutProblems } from '../support/layout-problems';
import { scanDatabases, scanWritten } from '../support/scan-platform';
import { signInAs } from '../support/sign-in';
import { pressOn, tabTo } from '../support/tab-to';

// The card fields stand in a frame of another server, to which no header of this site may go.
test.use({ extraHTTPHeaders: {} });

/** The numbers as they are typed and as they are shown. */
const CARD_NUMBERS = [CARD.good, CARD.declined].flatMap((number) => [
  number,
  number.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' '),
]);

test('a gift by keyboard alone: declined, then made with another card, and no card number comes to this site', async ({
  page,
}) => {
  const asked = askedBy(page);
  await page.goto('/contact');
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Support Us' })).toBeVisible();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  await expectAccessible(page);
  const provider = () => asked.filter(({ url }) => new URL(url).pathname.startsWith('/v3/'));
  expect(provider()).toEqual([]);

  await chooseFive(page);
  await expectAccessible(page);
  await typeCard(page, CARD.declined);
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText('Your card was declined.');
  await expectAccessible(page);

  await typeCard(page, CARD.good, 'Shift+Tab');
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeFocused();
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();

  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  const site = new URL(page.url()).origin;
  const foreign = asked.filter(({ url }) => new URL(url).origin !== site);
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((one) => !one.page.startsWith(`${site}/support-us`))).toEqual([]);

  // What was looked for is there to be found where it belongs: with the provider.
  const holding = (requests: typeof asked) =>
    requests.filter(({ url, body }) =>
      CARD_NUMBERS.some((number) => decodeURIComponent(`${url} ${body}`).includes(number)),
    );
  expect(holding(foreign)).toHaveLength(2);
  expect(holding(asked.filter(({ url }) => new URL(url).origin === site))).toEqual([]);
  expect(await scanWritten({ texts: CARD_NUMBERS })).toEqual([]);
  expect(await scanDatabases({ texts: CARD_NUMBERS })).toEqual([]);
});

test('the page for giving is a document of its own: links, Back, and what the router does by itself', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/contact');
  await pressOn(page, page.getByRole('button', { name: 'More' }));
  await pressOn(page, page.getByRole('link', { name: 'Support Us' }).first());
  await expect(heading('Support Us')).toBeVisible();
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
  await expect(heading('Privacy policy')).toBeVisible();
  expect(documents).toEqual(['/contact', '/support-us', '/privacy-policy']);
  await page.goBack();
  await expect(heading('Support Us')).toBeVisible();
  await page.goBack();
  await expect(heading('Contact us')).toBeVisible();
  documents.length = 0;
  await page.evaluate(() =>
    (window as unknown as { waymark: { navigate: (path: string) => void } }).waymark.navigate('/support-us'),
  );
  await expect(heading('Support Us')).toBeVisible();
  expect(documents).toEqual(['/support-us']);
  await page.goBack();
  await expect(heading('Contact us')).toBeVisible();
});

for (const [button, title, words] of [
  ['Complete authentication', 'Thank you!', 'Your gift of £5 was received.'],
  ['Fail authentication', 'Your gift was not made', 'Payment Failed'],
] as const) {
  test(`a bank's question: ${button}`, async ({ page }) => {
    await beginGift(page);
    await typeCard(page, CARD.asked);
    await pressOn(page, donateFive(page));
    await pressOn(page, page.getByRole('button', { name: button }));
    await expect(page).toHaveURL(/\/support-us$/);
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    if (title === 'Thank you!') return;
    await pressOn(page, page.getByRole('button', { name: 'Try again' }));
    await fieldsReady(page);
    await typeCard(page, CARD.good);
    await pressOn(page, donateFive(page));
    await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  });
}

test('success=true without a payment thanks nobody, and the address is cleaned', async ({ page }) => {
  await page.goto('/support-us?success=true');
  await expect(page).toHaveURL(/\/support-us$/);
  await expect(page.getByRole('heading', { level: 2, name: 'We know of no gift here' })).toBeFocused();
  await page.goto('/support-us?success=true&payment_intent=pi_other&payment_intent_client_secret=pi_other_secret_x');
  await expect(page).toHaveURL(/\/support-us$/);
  await expect(page.getByRole('heading', { level: 2, name: 'We know of no gift here' })).toBeFocused();
  await expect(page.getByText('Thank you!')).toHaveCount(0);
  await expectAccessible(page);
});

test('a member gives an amount of their own each month, by keyboard alone at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAs(page.request, 'member');
  await page.goto('/support-us');
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await tabTo(page, page.getByRole('radio', { name: '£5 one-time' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /your own amount/ })).toBeChecked();
  await tabTo(page, page.getByLabel(/Amount in pounds/));
  await page.keyboard.type('0');
  await expect(page.getByRole('button', { name: 'Donate' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7.50');
  await tabTo(page, page.getByRole('radio', { name: 'Once' }));
  await page.keyboard.press('ArrowDown');
  expect(await layoutProblems(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Donate £7.50 each month' }));
  await page.keyboard.press('Enter');
  await fieldsReady(page);
  expect(await layoutProblems(page)).toEqual([]);
  await typeCard(page, CARD.good);
  await tabTo(page, page.getByRole('button', { name: 'Donate £7.50 each month' }), 5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeFocused();
  await expect(page.getByText('Your gift of £7.50 each month was received.')).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Your gifts' }));
  await expect(page.getByRole('heading', { level: 3, name: '£7.50 a month' }).first()).toBeVisible();
});
