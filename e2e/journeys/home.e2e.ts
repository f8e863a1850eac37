import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { tabTo } from '../support/tab-to';

const POSITION = { latitude: 53.7965, longitude: -1.5478 };

test('a venue is searched, picked and cleared by keyboard alone, and its list closes on a press elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox');
  await tabTo(page, box);
  await page.keyboard.type('leeds');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await tabTo(page, box);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Selected Location' })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Clear' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Selected Location' })).toBeHidden();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a British browser searches the UK first, another one worldwide', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Local (UK first)' })).toBeChecked();
  const asked = page.waitForRequest(/\/api\/venues\/search/);
  await page.getByRole('combobox').fill('leeds');
  expect((await asked).url()).toContain('q=leeds&userCountry=UK');

  const abroad = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const german = await abroad.newPage();
  await german.goto('/');
  await expect(german.getByRole('radio', { name: 'Global (worldwide)' })).toBeChecked();
  await abroad.close();
});

test('a text that finds nothing says so, and a failed search says nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('qqqqxxxxzzzz');
  await expect(page.getByText('No venues found for “qqqqxxxxzzzz”')).toBeVisible();
  await expect(page.getByText('Try a different search term or location.')).toBeVisible();
  await expectAccessible(page);
  await page.route(/\/api\/venues\/search/, (route) => route.fulfill({ status: 503, body: '{}' }));
  const failed = page.waitForResponse(/\/api\/venues\/search/);
  await page.getByRole('combobox').fill('york');
  await failed;
  await expect(page.getByText('No venues found')).toBeHidden();
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('Use My Location shows where one is and searches there', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(POSITION);
  await page.goto('/');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText('Latitude 53.7965, longitude -1.5478: Leeds')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search in Leeds' }).click();
  await expect(page).toHaveURL(/\/search\?where=Leeds$/);
  await expect(page.getByRole('heading', { level: 1, name: /in Leeds/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Places' }).getByRole('listitem').first()).toBeVisible();
});

test('a refused position asks to search by hand', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await expect(page.getByText('Unable to detect your location. Please search manually.')).toBeVisible();
  await expectAccessible(page);
});

test('a hashtag in the address fills the box and lists what it finds', async ({ page }) => {
  await page.goto('/?search=%23WheelchairAccess');
  await expect(page).toHaveURL('/search?q=%23WheelchairAccess');
  await expect(page.getByRole('combobox', { name: 'Place, kind of place or need' })).toHaveValue('#WheelchairAccess');
  await expect(page.getByRole('list', { name: 'Places' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Reviews that mention/ }).click();
  await expect(page).toHaveURL(/\/reviews\?q=wheelchair\+access/);
});
