import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { toast } from '../support/toast';

const PREFERENCES = '/accessibility-preferences';
const PASSPORT = '/access-passport';
const NOTES = 'Canary 4711: I tire easily.';

const need = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'Access passport' });

async function saveAsVisitor(page: Page): Promise<void> {
  await page.goto(PREFERENCES);
  await need(page, 'Lift access').check();
  await need(page, 'Quiet spaces').check();
  await page.getByLabel('Communication', { exact: true }).selectOption('written');
  await page.getByLabel(/Additional notes/).fill(NOTES);
  await button(page, 'Save Preferences').click();
  await expect(toast(page, 'Preferences Saved')).toBeVisible();
}

/** Records everything that the page sends as text, to search it for private data. */
function watchRequests(page: Page): { all: Request[]; saying: (words: RegExp) => string[] } {
  const all: Request[] = [];
  page.on('request', (request) => all.push(request));
  const text = (request: Request) =>
    `${decodeURIComponent(request.url())} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
  return { all, saying: (words) => all.map(text).filter((one) => words.test(one)) };
}

/** Uploads a picture to the passport page in another person's browser. */
async function bringIn(page: Page, buffer: Buffer): Promise<void> {
  await page.goto(PASSPORT);
  await expect(page.getByText('Your passport is still empty')).toBeVisible();
  await page.getByLabel('Choose a passport').setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer });
  const found = page.getByRole('group', { name: 'The imported passport' });
  await expect(found.getByRole('heading', { name: 'This passport says' })).toBeFocused();
  await expect(found.getByText('Lift access, Quiet spaces')).toBeVisible();
  await found.getByRole('button', { name: 'Keep it in this browser' }).click();
  await expect(card(page).getByText(NOTES)).toBeVisible();
  await expect(card(page).getByText('Please write things down for me.')).toBeVisible();
}

test('a visitor finds the page under More; saved needs survive a reload and are never sent (A4.3, A10.55)', async ({
  page,
}) => {
  await page.goto('/');
  const sent = watchRequests(page);
  await button(page, 'More').click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Needs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility Preferences' })).toBeVisible();
  await expect(page.getByText('Preferences previously saved')).toBeHidden();
  await saveAsVisitor(page);
  await page.reload();
  await expect(page.getByText('Preferences previously saved')).toBeVisible();
  await expect(need(page, 'Lift access')).toBeChecked();
  await expect(need(page, 'Vegan')).not.toBeChecked();
  await expect(page.getByLabel(/Additional notes/)).toHaveValue(NOTES);
  await page.goto(PASSPORT);
  await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(sent.all.length).toBeGreaterThan(0);
  expect(sent.saying(/Canary|requiresLift|written|accessibility-preferences\/\d/)).toEqual([]);
});

test(
  'a passport goes to another browser as a picture of its code and as a screenshot of the card (A10.57)',
  { tag: '@deep' },
  async ({ page, browser, baseURL }) => {
    await saveAsVisitor(page);
    await page.goto(PASSPORT);
    await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible();
    const screenshot = await page.screenshot({ fullPage: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save the code as a picture').click(),
    ]);
    for (const picture of [await readFile(await download.path()), screenshot]) {
      const other = await browser.newContext(baseURL ? { baseURL } : {});
      const elsewhere = await other.newPage();
      const sent = watchRequests(elsewhere);
      await bringIn(elsewhere, picture);
      expect(sent.saying(/Canary|WAYMARK1|requiresLift/)).toEqual([]);
      await other.close();
    }
  },
);
