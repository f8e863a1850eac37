import { expect, type FrameLocator, type Page } from '@playwright/test';
import { localStripe } from './giving';
import { pressOn, tabTo } from './tab-to';

/** Cards of Stripe's documentation for trying out. */
export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asked: '4000002500003155',
} as const;

const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Waits until the provider's own fields stand in the page. */
export const fieldsReady = (page: Page) => expect(cardFields(page).getByLabel('Card number')).toBeVisible();

/** From the words above the fields, or back from what stands under them, to their end; what stood in them is typed over. */
export async function typeCard(page: Page, number: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, cardFields(page).getByLabel('Card number'), 8, key);
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
}

/** Chooses £5 and goes to the payment, from wherever the focus is. */
export async function chooseFive(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: '£5 one-time' }));
  await page.keyboard.press('Space');
  await pressOn(page, donateFive(page));
  await expect(page.getByRole('heading', { level: 2, name: 'Your gift: £5' })).toBeFocused();
  await fieldsReady(page);
}

export const donateFive = (page: Page) => page.getByRole('button', { name: 'Donate £5' });

/** From a fresh page to the provider's fields, for a gift of £5. */
export async function beginGift(page: Page): Promise<void> {
  await page.goto('/support-us');
  await chooseFive(page);
}

/** Secrets of the payments that a page began. */
export function begunBy(page: Page): Set<string> {
  const begun = new Set<string>();
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/create-payment-intent') && answer.ok())
      begun.add(((await answer.json()) as { clientSecret: string }).clientSecret);
  });
  return begun;
}

/** Thanked for £5, which were paid once. */
export async function expectPaidOnce(page: Page, begun: ReadonlySet<string>): Promise<void> {
  await expect(page.getByText('Your gift of £5 was received.')).toBeVisible();
  const [secret = ''] = begun;
  expect(begun.size).toBe(1);
  const charges = await localStripe().charges();
  expect(charges.filter(({ paymentIntent }) => paymentIntent === secret.split('_secret_')[0])).toHaveLength(1);
}

/** What a browser asked while a journey went on. */
export interface Asked {
  url: string;
  body: string;
  /** Address of the page that asked. */
  page: string;
}

export function askedBy(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => {
    asked.push({
      url: request.url(),
      body: request.postData() ?? '',
      // Frames of a page ask for it; a page that is opened asks for itself.
      page: request.isNavigationRequest() && request.frame() === page.mainFrame() ? request.url() : page.url(),
    });
  });
  return asked;
}
