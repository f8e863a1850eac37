import { expect, type Page, test } from '@playwright/test';
import { registerMember } from '../support/members';
import { tabTo } from '../support/tab-to';

/** Each test has its own street, far from the reports of other tests. */
const street = (place: number) => ({
  latitude: 52.2 + place / 10,
  longitude: Number((0.12 + Math.random() / 100).toFixed(5)),
});
const addressOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `/footpath-mapping?at=${latitude.toFixed(5)},${longitude.toFixed(5)}&zoom=17`;

const map = (page: Page) => page.getByRole('region', { name: 'Map of footpath reports' });
const canvas = (page: Page) => map(page).getByRole('application', { name: 'Map' });
const list = (page: Page) => page.getByRole('list', { name: 'Reports on this part of the map' });
const words = (page: Page) => page.getByLabel('Describe the problem');
const unique = (text: string) => `${text} ${Date.now().toString(36)}`;

test(
  'with a mouse: a place is pressed, the problem reported, and found in the list and on the map',
  { tag: '@deep' },
  async ({ page }) => {
    const text = unique('Two paving stones stand up here');
    await page.goto(addressOf(street(1)));
    await expect(canvas(page)).toBeVisible();
    await page.getByRole('button', { name: 'Add Report' }).click();
    await expect(page.getByText('Where is the problem?', { exact: true })).toBeVisible();
    await canvas(page).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Report a problem' })).toBeFocused();
    await expect(page).toHaveURL(/report=52\.3/);
    await expect(page.getByText(/Position: 52\.3/)).toBeVisible();
    await words(page).fill(text);
    await page.getByLabel('Your name').fill('Bo');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Your accessibility report has been submitted successfully.').first()).toBeVisible();
    await expect(list(page).getByText(text)).toBeVisible();
    await expect(page).not.toHaveURL(/report=/);
    // Visitors can correct a report within 15 minutes.
    await page.getByRole('button', { name: 'Correct it' }).click();
    await words(page).fill(`${text}, by a hand`);
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(list(page).getByText(`${text}, by a hand`)).toBeVisible();
    await list(page)
      .getByRole('button', { name: /^Show on the map ?: / })
      .first()
      .click();
    await expect(map(page).getByText(`${text}, by a hand`)).toBeVisible();
    await map(page).getByRole('button', { name: 'Zoom out' }).click();
    await expect(page).toHaveURL(/zoom=16/);
  },
);

test('by keyboard alone: the cross picks the place, and a known problem is confirmed instead', async ({ page }) => {
  const here = street(2);
  await page.request.post('/api/footpath-reports', {
    data: { ...here, issueType: 'uneven_surface', description: unique('A root lifts the path'), reporterName: 'Ana' },
  });
  await registerMember(page.request);
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
  await tabTo(page, page.getByRole('button', { name: /^It is this one/ }));
  await page.keyboard.press('Enter');
  await expect(list(page).getByText(/Confirmed by 1 person/)).toBeVisible();
});

test(
  'by keyboard alone, with the map removed: a venue is found by its name, and one gives the place of a report (M2.9, M14.3c)',
  { tag: '@deep' },
  async ({ page }) => {
    await page.route(/reports-map.*\.js/, (route) => route.abort());
    await page.goto('/footpath-mapping');
    await expect(page.getByText(/on this part of the map\./)).toBeVisible();
    const find = page.getByRole('button', { name: 'Find a venue' });
    await tabTo(page, find);
    await page.keyboard.press('Enter');
    const search = page.getByRole('search', { name: 'Find a venue' });
    await expect(search).toBeFocused();
    await tabTo(page, search.getByRole('combobox'));
    await page.keyboard.type('Leeds Station');
    await expect(search.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(find).toBeFocused();
    await expect(page).toHaveURL(/at=53\.79\d*%2C-1\.5\d*&zoom=15/);

    await tabTo(page, page.getByRole('button', { name: 'Add Report' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Enter an address instead' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'Street, postcode or town' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Near a venue' })).toBeChecked();
    const form = page.getByRole('form', { name: 'Report a footpath problem' });
    await tabTo(page, form.getByRole('combobox', { name: 'Search for a venue or attraction' }));
    await page.keyboard.type('Leeds Station');
    await expect(form.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.getByText(/Position: 53\.79\d\d, -1\.5\d\d\d \(near .*\)/)).toBeVisible();
  },
);
