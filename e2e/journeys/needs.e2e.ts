import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { focusProblems } from '../support/focus-walk';
import { layoutProblems } from '../support/layout-problems';
import { showColours, storeLook } from '../support/look';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { colourRulesBroken, rulesBroken } from '../support/rules-broken';
import { smallTargets } from '../support/small-targets';
import { toast } from '../support/toast';

const PREFERENCES = '/accessibility-preferences';
const PASSPORT = '/access-passport';
const NOTES = 'Canary 4711: I tire easily.';

const need = (page: Page, name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const card = (page: Page): Locator => page.getByRole('region', { name: 'Access passport' });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('waymark-needs'));

async function saveAsVisitor(page: Page): Promise<void> {
  await page.goto(PREFERENCES);
  await need(page, 'Lift access').check();
  await need(page, 'Quiet spaces').check();
  await page.getByLabel('Communication', { exact: true }).selectOption('written');
  await page.getByLabel(/Additional notes/).fill(NOTES);
  await button(page, 'Save Preferences').click();
  await expect(toast(page, 'Preferences Saved')).toBeVisible();
}

/** All that the page sends, as text, to be searched for what must not travel. */
function watchRequests(page: Page): { all: Request[]; saying: (words: RegExp) => string[] } {
  const all: Request[] = [];
  page.on('request', (request) => all.push(request));
  const text = (request: Request) =>
    `${decodeURIComponent(request.url())} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
  return { all, saying: (words) => all.map(text).filter((one) => words.test(one)) };
}

async function downloaded(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const file = download.suggestedFilename();
  return {
    name: file,
    mimeType: file.endsWith('.png') ? 'image/png' : 'application/json',
    buffer: await readFile(await download.path()),
  };
}

/** A file for the passport page of somebody else's browser. */
async function bringIn(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto(PASSPORT);
  await expect(page.getByText('Your passport is still empty')).toBeVisible();
  await page.getByLabel('Choose a passport').setInputFiles(file);
  const found = page.getByRole('group', { name: 'The passport that was read' });
  await expect(found.getByRole('heading', { name: 'This passport says' })).toBeFocused();
  await expect(found.getByText('Lift access, Quiet spaces')).toBeVisible();
  await found.getByRole('button', { name: 'Keep it in this browser' }).click();
  await expect(card(page).getByText(NOTES)).toBeVisible();
  await expect(card(page).getByText('Please write things down for me.')).toBeVisible();
}

test('a visitor finds the page under More, keeps needs over a reload, and nothing of them is sent', async ({
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

test('signing in offers to move the needs into the account, with consent; a second device has them then', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const member = await registerMember(other.request, 'Mo Needs');
  await saveAsVisitor(page);
  await page.getByRole('link', { name: 'Log in or create an account' }).click();
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await button(page, 'Sign In').click();

  const offer = page.getByRole('region', { name: 'Move your needs into your account?' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Move them into my account' }).click();
  const consent = offer.getByRole('checkbox', { name: /I agree that/ });
  await expect(consent).toHaveAccessibleDescription(/Please allow us to store/);
  await consent.check();
  await offer.getByRole('button', { name: 'Move them into my account' }).click();
  await expect(page.getByText('Preferences previously saved')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await stored(page)).toBeNull();

  const elsewhere = await other.newPage();
  await elsewhere.goto(PREFERENCES);
  await expect(need(elsewhere, 'Quiet spaces')).toBeChecked();
  await need(elsewhere, 'Vegan').check();
  await button(elsewhere, 'Update Preferences').click();
  await expect(toast(elsewhere, 'Preferences Updated')).toBeVisible();
  await page.reload();
  await expect(need(page, 'Vegan')).toBeChecked();
  await other.close();
});

test('a passport goes to another browser as a file, as a picture of its code and as a screenshot of the card', async ({
  page,
  browser,
  baseURL,
}) => {
  await saveAsVisitor(page);
  await page.goto(PASSPORT);
  await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const screenshot = {
    name: 'screenshot.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ fullPage: true }),
  };
  const carried = [
    await downloaded(page, 'Save as a file'),
    await downloaded(page, 'Save the code as a picture'),
    screenshot,
  ];
  for (const file of carried) {
    const other = await browser.newContext(baseURL ? { baseURL } : {});
    const elsewhere = await other.newPage();
    const sent = watchRequests(elsewhere);
    await bringIn(elsewhere, file);
    expect(sent.saying(/Canary|WAYMARK1|requiresLift/)).toEqual([]);
    await other.close();
  }
});

test('withdrawing deletes what account and reviews hold, and both ask again', async ({ page }) => {
  await registerMember(page.request, 'Wil Withdraw');
  const venueId = await makeVenue(page.request, `Withdrawal Inn ${Date.now().toString(36)}`);
  await makeReview(page.request, venueId, 'The ramp is wide and the staff are kind.');
  await page.goto(PREFERENCES);
  await need(page, 'Hearing loop').check();
  await page.getByRole('checkbox', { name: /I agree that/ }).check();
  await button(page, 'Save Preferences').click();
  await expect(page.getByText('Preferences previously saved')).toBeVisible();

  await button(page, 'Withdraw and delete').click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw and delete?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(toast(page, 'Agreement withdrawn')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(need(page, 'Hearing loop')).not.toBeChecked();
  expect((await page.request.get('/api/accessibility-preferences')).status()).toBe(404);
  const again = {
    venueId,
    reviewerName: 'Wil',
    disabilityType: 'mobility',
    mobilityRating: 4,
    detailedReview: 'Once more, and just as good.',
  };
  await expect.poll(async () => (await page.request.post('/api/reviews', { data: again })).status()).toBe(422);
});

test('on paper the card stands alone, black on white, also from dark colours', async ({ page }) => {
  await storeLook(page, { darkMode: true, highContrast: true });
  await saveAsVisitor(page);
  await page.goto(PASSPORT);
  await expect(card(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').filter({ hasText: 'Platform' })).toBeHidden();
  await expect(button(page, 'Print the card')).toBeHidden();
  await expect(page.getByLabel('Or paste its words')).toBeHidden();
  for (const words of [card(page).getByRole('heading', { name: 'Access passport' }), card(page).getByText(NOTES)]) {
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

for (const width of [320, 1440]) {
  test(`both pages fit ${width} px, have large targets, are reached by Tab and have no axe problems in light, dark and high contrast`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await saveAsVisitor(page);
    for (const path of [PREFERENCES, PASSPORT]) {
      await page.goto(path);
      await expect(
        path === PASSPORT ? card(page).getByRole('img', { name: /QR code/ }) : button(page, 'Update Preferences'),
      ).toBeVisible();
      expect(await layoutProblems(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await focusProblems(page)).toEqual([]);
      expect(await rulesBroken(page)).toEqual([]);
      for (const look of [{ darkMode: true }, { darkMode: true, highContrast: true }]) {
        await showColours(page, look);
        expect(await colourRulesBroken(page)).toEqual([]);
      }
    }
  });
}
