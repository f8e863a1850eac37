import { expect, type FrameLocator, type Page } from '@playwright/test';
import { localStripe } from './giving';
import { pressOn, tabTo } from './tab-to';

/** Test cards from Stripe's documentation. */
export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asked: '4000002500003155',
} as const;

const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Waits until the provider's own fields are on the page. */
export const fieldsReady = (page: Page) => expect(cardFields(page).getByLabel('Card number')).toBeVisible();

/** Types into the card fields, tabbing in from the text above them or backwards from below. Replaces earlier input. */
export async function typeCard(page: Page, number: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, cardFields(page).getByLabel('Card number'), 8, key);
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
}

/** Chooses £5 and continues to the payment, wherever the focus is. */
export async function chooseFive(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: '£5 one-time' }));
  await page.keyboard.press('Space');
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your gift: £5' })).toBeFocused();
  await fieldsReady(page);
}

export const donateFive = (page: Page) => page.getByRole('button', { name: 'Donate £5' });

/** Opens the page and continues to the provider's fields, for a donation of £5. */
export async function beginDonation(page: Page): Promise<void> {
  await page.goto('/support-us');
  await chooseFive(page);
}

/** Returns the secrets of the payments that a page started. */
export function begunBy(page: Page): Set<string> {
  const begun = new Set<string>();
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/create-payment-intent') && answer.ok())
      begun.add(((await answer.json()) as { clientSecret: string }).clientSecret);
  });
  return begun;
}

/** Expects thanks for £5, paid exactly once. */
export async function expectPaidOnce(page: Page, begun: ReadonlySet<string>): Promise<void> {
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  const [secret = ''] = begun;
  expect(begun.size).toBe(1);
  const charges = await localStripe().charges();
  expect(charges.filter(({ paymentIntent }) => paymentIntent === secret.split('_secret_')[0])).toHaveLength(1);
}

/** A request that a browser sent during a journey. */
export interface Asked {
  url: string;
  body: string;
  /** URL of the page that sent it. */
  page: string;
}

export function askedBy(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    asked.push({
      url: request.url(),
      body: request.postData() ?? '',
      // Requests of frames belong to their page; a navigation belongs to the page that it opens.
      page: request.isNavigationRequest() && request.frame() === page.mainFrame() ? request.url() : page.url(),
    });
  });
  return asked;
}
