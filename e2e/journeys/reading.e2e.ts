import { expect, test } from '@playwright/test';
import { longLines } from '../support/long-lines';
import { showColours } from '../support/look';
import { colourRulesBroken } from '../support/rules-broken';
import { smallTargets } from '../support/small-targets';

const PAGES = [
  '/',
  '/search?q=leeds',
  '/reviews',
  '/venues/1',
  '/support-services',
  '/legal-rights#germany',
  '/data-sources',
  '/color-palette',
  '/login',
  '/privacy-policy',
  '/terms-of-service',
  '/transparency',
  '/we-heard',
  '/support-us',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`${path} has lines of at most 80 letters, half a line between them, targets of 44 px, and text at 7:1`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await longLines(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    for (const look of [{}, { highContrast: true }, { darkMode: true }, { darkMode: true, highContrast: true }]) {
      await showColours(page, look);
      expect(await colourRulesBroken(page), JSON.stringify(look)).toEqual([]);
    }
  });
}
