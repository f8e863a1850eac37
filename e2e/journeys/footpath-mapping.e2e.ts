import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { signInAs } from '../support/sign-in';
import { smallTargets } from '../support/small-targets';
import { tabTo } from '../support/tab-to';

/** A street of its own for each test, far from the reports of the others. */
const street = (place: number) => ({
  latitude: 52.2 + place / 10,
  longitude: Number((0.12 + Math.random() / 100).toFixed(5)),
});
const addressOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `/footpath-mapping?at=${latitude.toFixed(5)},${longitude.toFixed(5)}&zoom=17`;

const map = (page: Page) => page.getByRole('region', { name: 'Map of footpath reports' });
const canvas = (page: Page) => map(page).getByRole('application', { name: 'Map' });
const list = (page: Page) => page.getByRole('list', { name: 'Reports of this view' });
const words = (page: Page) => page.getByLabel('Describe the problem');
const unique = (text: string) => `${text} ${Date.now().toString(36)}`;

test('with a mouse: a place is pressed, the problem reported, and found in the list and on the map', async ({
  page,
}) => {
  const text = unique('Two paving stones stand up here');
  await page.goto(addressOf(street(1)));
  await expect(canvas(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add Report' }).click();
  await expect(page.getByText('Where is the problem?', { exact: true })).toBeVisible();
  await canvas(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Report a problem' })).toBeFocused();
  await expect(page).toHaveURL(/report=52\.3/);
  await expect(page.getByText(/Position: 52\.3/)).toBeVisible();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await words(page).fill(text);
  await page.getByLabel('Your name').fill('Bo');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your accessibility report has been submitted successfully.').first()).toBeVisible();
  await expect(list(page).getByText(text)).toBeVisible();
  await expect(page).not.toHaveURL(/report=/);
  // A visitor puts it right within the quarter of an hour.
  await page.getByRole('button', { name: 'Correct it' }).click();
  await words(page).fill(`${text}, by a hand`);
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect(list(page).getByText(`${text}, by a hand`)).toBeVisible();
  await list(page)
    .getByRole('button', { name: /^Show on the map ?: / })
    .first()
    .click();
  await expect(map(page).getByText(`${text}, by a hand`)).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard alone: the cross picks the place, and a known problem is confirmed instead', async ({ page }) => {
  const here = street(2);
  await page.request.post('/api/footpath-reports', {
    data: { ...here, issueType: 'uneven_surface', description: unique('A root lifts the path'), reporterName: 'Ana' },
  });
  await signInAs(page.request, 'member');
  await page.goto(addressOf(here));
  await expect(canvas(page)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add Report' }));
  await page.keyboard.press('Enter');
  await tabTo(page, canvas(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Report a problem' })).toBeFocused();
  await tabTo(page, words(page));
  await page.keyboard.type('A root lifts the paving stones.');
  await tabTo(page, page.getByRole('button', { name: 'Send report' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: /^It is this one/ }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByText(/Confirmed by 1 person/)).toBeVisible();
});

test('with the map removed: its code never comes, the list is whole, and a place is given by coordinates', async ({
  page,
}) => {
  const here = street(3);
  const text = unique('No dropped kerb on either side');
  await page.route(/reports-map.*\.js/, (route) => route.abort());
  await page.goto(addressOf(here));
  await expect(page.getByText('Map Loading Error')).toBeVisible();
  await expect(page.getByText('No reports in this view.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide map' }).click();
  await page.getByRole('button', { name: 'Add Report' }).click();
  await page.getByRole('radio', { name: 'By coordinates' }).check();
  await page.getByLabel('Latitude').fill(String(here.latitude));
  await page.getByLabel('Longitude').fill(String(here.longitude));
  await page.getByLabel('What is wrong?').selectOption('no_dropped_kerb');
  await words(page).fill(text);
  await page.getByLabel('Your name').fill('Bo');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(list(page).getByText(text)).toBeVisible();
});

test('a report that is sent without a connection is kept, and sent once when it is back', async ({ page, context }) => {
  const text = unique('The path is under water here');
  const here = street(4);
  await page.goto(`${addressOf(here)}&report=${here.latitude.toFixed(5)},${here.longitude.toFixed(5)}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Report a problem' })).toBeVisible();
  await words(page).fill(text);
  await page.getByLabel('Your name').fill('Bo');
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(page.getByText('Failed to submit report. Please try again.').first()).toBeVisible();
  await expect(words(page)).toHaveValue(text);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText('Your accessibility report has been submitted successfully.').first()).toBeVisible();
  await expect(list(page).getByText(text)).toHaveCount(1);
});

test('a report whose answer is lost on a bad line is sent again by itself, and is there once', async ({ page }) => {
  const text = unique('Leaves hide the edge of the kerb');
  const here = street(5);
  await page.goto(`${addressOf(here)}&report=${here.latitude.toFixed(5)},${here.longitude.toFixed(5)}`);
  await words(page).fill(text);
  await page.getByLabel('Your name').fill('Bo');
  let sent = 0;
  await page.route('**/api/footpath-reports', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    // It arrives, and nobody hears so.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Your accessibility report has been submitted successfully.').first()).toBeVisible();
  await expect(list(page).getByText(text)).toHaveCount(1);
  expect(sent).toBe(2);
});

test('by keyboard alone, with the map removed: a venue is found by its name, and one gives the place of a report', async ({
  page,
}) => {
  await page.route(/reports-map.*\.js/, (route) => route.abort());
  await page.goto('/footpath-mapping');
  await expect(page.getByText(/in this view\./)).toBeVisible();
  const find = page.getByRole('button', { name: 'Find a venue' });
  await tabTo(page, find);
  await page.keyboard.press('Enter');
  const search = page.getByRole('search', { name: 'Find a venue' });
  await expect(search).toBeFocused();
  await tabTo(page, search.getByRole('combobox'));
  await page.keyboard.type('Leeds Station');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(find).toBeFocused();
  await expect(page).toHaveURL(/at=53\.79\d*%2C-1\.5\d*&zoom=17/);

  await tabTo(page, page.getByRole('button', { name: 'Add Report' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Give the place without the map' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'On a map' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'By a venue there' })).toBeChecked();
  const form = page.getByRole('form', { name: 'Report a footpath problem' });
  await tabTo(page, form.getByRole('combobox', { name: 'Search for a venue or attraction' }));
  await page.keyboard.type('Leeds Station');
  await expect(form.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByText(/Position: 53\.79\d\d, -1\.5\d\d\d \(near .*\)/)).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
});

test('a view is shared by its address, and Back undoes a filter', async ({ page }) => {
  await page.goto('/footpath-mapping');
  await expect(page.getByText(/in this view\./)).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Severity').selectOption('severe');
  await expect(page).toHaveURL(/severity=severe/);
  await page.getByRole('button', { name: 'Remove filter Severity: Severe' }).click();
  await expect(page).not.toHaveURL(/severity/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove filter Severity: Severe' })).toBeVisible();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/at=53\.48\d*%2C-2\.24\d*.*zoom=16/);
});

test('a position that is refused leaves the default centre, and is said in the words of S2', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/footpath-mapping');
  await page.getByRole('button', { name: 'My Location' }).click();
  await expect(page.getByText('Unable to access your location. Using default map center.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/footpath-mapping$/);
});

test('a position that is allowed is used at once, and no address tells it exactly', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.50735, longitude: -0.12776 });
  await page.goto('/footpath-mapping');
  await expect(page).toHaveURL(/at=51\.51%2C-0\.13&zoom=15$/);
  const feed = page.getByRole('link', { name: /^Feed of reports/ });
  await expect(feed).toHaveAttribute('href', /box=-0\.\d\d?%2C51\.\d\d?%2C-0\.\d\d?%2C51\.\d\d?$/);
});

test('a position that never comes holds nothing up, and is given up in time', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Geolocation.prototype.getCurrentPosition = () => undefined;
  });
  await page.goto('/footpath-mapping');
  await expect(page.getByText(/in this view\./)).toBeVisible();
  await page.getByRole('button', { name: 'My Location' }).click();
  await expect(page.getByRole('button', { name: 'Finding you...' })).toBeVisible();
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Severity').selectOption('severe');
  await expect(page.getByRole('button', { name: 'Remove filter Severity: Severe' })).toBeVisible();
  await page.clock.fastForward('00:25');
  await expect(page.getByText('Location Access', { exact: true })).toBeVisible();
  await expect(page.getByText('Unable to access your location. Using default map center.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'My Location' })).toBeEnabled();
});

test('at 320 px, and in forced colours, nothing is cut off or lost', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/footpath-mapping?at=53.4808,-2.2426&zoom=15&report=1');
  await expect(words(page)).toBeVisible();
  await expect(canvas(page)).toBeVisible();
  expect(await layoutProblems(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
});
