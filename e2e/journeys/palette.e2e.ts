import { expect, type Page, test } from '@playwright/test';
import { accessibilityButton } from '../support/panel';

const BLACK = 'rgb(0, 0, 0)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontSize);
const lineHeight = (page: Page) =>
  page.evaluate(
    () =>
      Number.parseFloat(getComputedStyle(document.body).lineHeight) /
      Number.parseFloat(getComputedStyle(document.body).fontSize),
  );
const rootTag = (page: Page) => page.evaluate(() => (document.documentElement.cloneNode() as Element).outerHTML);
const preview = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });
const exitPreview = (page: Page) => page.getByRole('button', { name: 'Exit Preview' });

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/color-palette');
  await expect(page.getByRole('heading', { level: 1, name: 'Colour palette' })).toBeVisible();
}

test('the page uses the palette, size and line height only while the preview is on (A1.2, A4.5, A4.6)', async ({
  page,
}) => {
  await open(page);
  const [before, root] = [await ground(page), await rootTag(page)];
  await page.getByRole('radio', { name: /Dark High Contrast/ }).check();
  await page.getByRole('slider', { name: 'Font size' }).fill('20');
  await page.getByRole('slider', { name: 'Line height' }).fill('1.8');
  expect(await ground(page)).toBe(before);
  await preview(page).click();
  expect([await ground(page), await textSize(page)]).toEqual([BLACK, '20px']);
  expect(await lineHeight(page)).toBeCloseTo(1.8, 1);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  // The palette also applies to the header and the footer.
  expect(await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
    'rgb(23, 23, 23)',
  );
  expect(await rootTag(page)).toBe(root);
  await exitPreview(page).click();
  expect([await ground(page), await textSize(page), await rootTag(page)]).toEqual([before, '16px', root]);
});

test('the preview ends with Escape, by leaving the page, and when the accessibility panel changes something', async ({
  page,
}) => {
  await open(page);
  const before = await ground(page);
  await page.getByRole('radio', { name: /Dark High Contrast/ }).check();
  await preview(page).click();
  await page.keyboard.press('Escape');
  expect(await ground(page)).toBe(before);

  await preview(page).click();
  expect(await ground(page)).toBe(BLACK);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
  expect(await ground(page)).toBe(before);

  await open(page);
  await page.getByRole('radio', { name: /Dark High Contrast/ }).check();
  await preview(page).click();
  await accessibilityButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Larger text' }).click();
  await expect(preview(page)).toBeAttached();
  expect([await ground(page), await textSize(page)]).toEqual([before, '18px']);
});
