import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { layoutProblems } from '../support/layout-problems';
import { registerMember } from '../support/members';
import { accessibilityButton } from '../support/panel';
import { smallTargets } from '../support/small-targets';
import { pageProblems } from '../support/sound-page';
import { tabTo } from '../support/tab-to';
import { toast } from '../support/toast';

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

async function importText(page: Page, text: string, name = 'mine.json'): Promise<void> {
  await page
    .getByLabel('Palette file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('the page wears the palette, size and line height while the preview is on, and nothing of it afterwards', async ({
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
  // Frame and all: header and footer wear it too.
  expect(await page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
    'rgb(23, 23, 23)',
  );
  expect(await rootTag(page)).toBe(root);
  await expectAccessible(page);
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

test('a palette is chosen, previewed, changed and named by keyboard alone', async ({ page }) => {
  await open(page);
  await tabTo(page, page.getByRole('radio', { name: /Default Accessible/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /High Contrast Black/ })).toBeChecked();
  await tabTo(page, page.getByRole('slider', { name: 'Font size' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('slider', { name: 'Font size' })).toHaveValue('24');
  await tabTo(page, page.getByRole('slider', { name: 'Hue' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /My High Contrast Not saved yet/ })).toBeChecked();
});

test('an exported file brings the same palette and sizes back', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /Protanopia Friendly/ }).check();
  await page.getByRole('slider', { name: 'Font size' }).fill('19');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('protanopia-friendly.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(Object.keys(JSON.parse(text) as object)).toEqual([
    'name',
    'description',
    'colors',
    'fontSize',
    'lineHeight',
    'timestamp',
  ]);
  await page.reload();
  await importText(page, text);
  await expect(page.getByText('Imported “Protanopia Friendly”.')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Font size' })).toHaveValue('19');
});

test('a file that is wrong is refused in words and changes nothing', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: /Tritanopia Friendly/ }).check();
  const alert = page.getByRole('main').getByRole('alert');
  await importText(page, 'x'.repeat(20_000_000));
  await expect(alert).toContainText('larger than 100 kB');
  await importText(page, '{"name":"Mine"}');
  await expect(alert).toContainText('This file has no colours.');
  await importText(page, '{"name":"Mine","colors":{"__proto__":{"primary":"1 1% 1%"}}}');
  await expect(alert).toContainText('missing in the file');
  await expect(page.getByRole('radio', { name: /Tritanopia Friendly/ })).toBeChecked();
  await expectAccessible(page);
});

test('a member keeps a palette in the account, finds it again, changes it, and deletes it', async ({ page }) => {
  await registerMember(page.request);
  await open(page);
  await page.getByRole('slider', { name: 'Hue' }).fill('280');
  await page.getByLabel('Name of your palette').fill('Evening <b>light</b>');
  await page.getByRole('button', { name: 'Save palette' }).click();
  await expect(toast(page, 'Palette saved')).toBeVisible();
  await page.reload();
  const kept = page.getByRole('radio', { name: /Evening <b>light<\/b>/ });
  await kept.check();
  await expect(page.getByRole('slider', { name: 'Hue' })).toHaveValue('280');
  await page.getByRole('slider', { name: 'Hue' }).fill('120');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Delete this palette' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this palette' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(kept).toHaveCount(0);
});

test('it fits and has large targets at 320 and 1440 px, light and dark, with the preview on and large text too', async ({
  page,
}) => {
  await open(page);
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('slider', { name: 'Font size' }).fill('24');
  await preview(page).click();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await smallTargets(page)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
    await expectAccessible(page);
  }
});
