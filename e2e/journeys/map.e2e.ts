import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../support/tab-to';

const SEARCH = '/search?q=theatre&where=Leeds';

const places = (page: Page) => page.getByRole('list', { name: 'Places' });
const map = (page: Page) => page.getByRole('region', { name: 'Map of the places' });
const pins = (page: Page) => map(page).getByRole('toolbar', { name: 'Places on the map' }).getByRole('button');
const searchArea = (page: Page) => map(page).getByRole('button', { name: 'Search this area' });

test('list and map show each other’s places, and a part of the map is searched', { tag: '@deep' }, async ({ page }) => {
  await page.goto(SEARCH);
  await expect(pins(page).first()).toBeVisible();
  await expect(searchArea(page)).toBeHidden();
  await places(page)
    .getByRole('button', { name: /show on the map/ })
    .first()
    .click();
  const name = await places(page).getByRole('heading', { level: 2 }).first().innerText();
  const card = map(page).getByRole('group', { name });
  await expect(card).toBeFocused();
  await card.getByRole('button', { name: 'Show in the list' }).click();
  await expect(places(page).getByRole('link', { name }).first()).toBeFocused();
  await expect(card).toBeHidden();
  await map(page).getByRole('button', { name: 'Zoom out' }).click();
  await searchArea(page).click();
  await expect(page).toHaveURL(/\/search\?q=theatre&withinKm=\d+&around=[-\d.]+%2C[-\d.]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theatres in this part of the map');
  await expect(pins(page).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theatres in Leeds');
});

test('by keyboard alone on a phone: the map is asked for, moved, gone through and left (SL17)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SEARCH);
  await expect(places(page)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Show map' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show list' })).toBeFocused();
  await expect(pins(page).first()).toBeVisible();
  await tabTo(page, map(page).getByRole('application', { name: 'Map' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('-');
  await expect(searchArea(page)).toBeVisible();
  await tabTo(page, pins(page).first());
  await page.keyboard.press('End');
  await expect(pins(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  // After leaving the map, nothing in it has the focus.
  await expect(map(page).locator(':focus')).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Show list' }));
  await page.keyboard.press('Tab');
  await expect(map(page).getByRole('link', { name: 'Skip the map' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(map(page).getByText(/Map: © /)).toBeFocused();
});
