import { expect, test } from '@playwright/test';
import { askedBy, beginDonation, CARD, chooseFive, donateFive, fieldsReady, typeCard } from '../support/donations';
import { scanDatabases, scanWritten } from '../support/scan-platform';
import { pressOn } from '../support/tab-to';

// The card fields are in a frame of another server, which must not get headers of this site.
test.use({ extraHTTPHeaders: {} });

/** The card numbers as typed and as displayed. */
const CARD_NUMBERS = [CARD.good, CARD.declined].flatMap((number) => [
  number,
  number.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' '),
]);

test('a gift by keyboard alone: declined, then made with another card, and no card number comes to this site (G1.6, G1.10, G8.2)', async ({
  page,
}) => {
  const asked = askedBy(page);
  await page.goto('/contact');
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Support Us' })).toBeVisible();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  const provider = () => asked.filter(({ url }) => new URL(url).pathname.startsWith('/v3/'));
  expect(provider()).toEqual([]);

  await chooseFive(page);
  await typeCard(page, CARD.declined);
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText('Your card was declined.');

  await typeCard(page, CARD.good, 'Shift+Tab');
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeFocused();
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();

  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  const site = new URL(page.url()).origin;
  const foreign = asked.filter(({ url }) => new URL(url).origin !== site);
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter((one) => !one.page.startsWith(`${site}/support-us`))).toEqual([]);

  // Proves that the search can find card numbers: requests to the provider do contain them.
  const holding = (requests: typeof asked) =>
    requests.filter(({ url, body }) =>
      CARD_NUMBERS.some((number) => decodeURIComponent(`${url} ${body}`).includes(number)),
    );
  expect(holding(foreign)).toHaveLength(2);
  expect(holding(asked.filter(({ url }) => new URL(url).origin === site))).toEqual([]);
  expect(await scanWritten({ texts: CARD_NUMBERS })).toEqual([]);
  expect(await scanDatabases({ texts: CARD_NUMBERS })).toEqual([]);
});

test(
  'the donation page is a separate document: links, Back and client-side navigation (G1.4)',
  { tag: '@deep' },
  async ({ page }) => {
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
  },
);

test(
  "a bank's question: what it refuses is not given, and the same gift can be tried again",
  { tag: '@deep' },
  async ({ page }) => {
    await beginDonation(page);
    await typeCard(page, CARD.asked);
    await pressOn(page, donateFive(page));
    await pressOn(page, page.getByRole('button', { name: 'Fail authentication' }));
    await expect(page).toHaveURL(/\/support-us$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Your gift was not made' })).toBeFocused();
    await pressOn(page, page.getByRole('button', { name: 'Try again' }));
    await fieldsReady(page);
    await typeCard(page, CARD.asked);
    await pressOn(page, donateFive(page));
    await pressOn(page, page.getByRole('button', { name: 'Complete authentication' }));
    await expect(page.getByRole('heading', { level: 2, name: 'Thank you!' })).toBeFocused();
    await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  },
);
