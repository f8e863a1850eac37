import { expect, type Locator, type Page, test } from '@playwright/test';
import { storeLook } from '../support/look';
import { accessibilityButton, openPanel } from '../support/panel';
import { tabTo } from '../support/tab-to';

const KEY = 'accessibilitySettings';
const root = (page: Page): Locator => page.locator('html');
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null, KEY);
const styleOf = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.body).getPropertyValue(one).trim(), name);

test('every setting is reached and changed by keyboard alone, applied and saved at once (S4.24, S4.25, S4.28, SX.52, SX.55)', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, accessibilityButton(page));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Accessibility Center' });
  await expect(page.getByRole('heading', { name: 'Accessibility Center' })).toBeFocused();

  await tabTo(page, panel.getByRole('switch', { name: 'Dark mode' }));
  await page.keyboard.press('Space');
  await expect(root(page)).toHaveClass(/dark/);
  await expect(page.getByRole('heading', { name: 'Dark Mode Controls' })).toBeVisible();
  const dark = page.getByRole('dialog', { name: 'Dark Mode Controls' });
  await tabTo(page, dark.getByRole('switch', { name: 'High Contrast' }));
  await page.keyboard.press('Space');
  await expect(root(page)).toHaveClass(/high-contrast/);
  await tabTo(page, dark.getByRole('switch', { name: 'Reduce Motion' }));
  await page.keyboard.press('Space');
  expect(await styleOf(page, '--motion-duration')).toBe('0s');

  await tabTo(page, dark.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowDown');
  expect(await styleOf(page, 'font-family')).toMatch(/^OpenDyslexic/);
  await tabTo(page, dark.getByRole('button', { name: 'Smaller text' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dark.getByRole('slider', { name: 'Font size' }));
  await page.keyboard.press('ArrowRight');
  expect(await styleOf(page, 'font-size')).toBe('15px');
  await page.keyboard.press('End');
  expect(await styleOf(page, 'font-size')).toBe('24px');
  await tabTo(page, dark.getByRole('button', { name: 'Larger text' }));
  await expect(dark.getByRole('button', { name: 'Larger text' })).toBeDisabled();
  await tabTo(page, dark.getByRole('slider', { name: 'Text spacing' }));
  await page.keyboard.press('ArrowRight');
  expect(await styleOf(page, '--letter-spacing')).toBe('0.005em');
  expect(await styleOf(page, '--line-height')).toBe('1.42');
  await tabTo(page, dark.getByRole('radio', { name: /Ocean Blue/ }));
  await page.keyboard.press('ArrowUp');
  await expect(root(page)).toHaveAttribute('data-theme', 'monochrome');

  expect(await stored(page)).toMatchObject({
    fontFamily: 'dyslexic',
    fontSize: 24,
    colorTheme: 'monochrome',
    highContrast: true,
    darkMode: true,
    reduceMotion: true,
    textSpacing: 1.1,
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accessibilityButton(page)).toBeFocused();
});

test('a reload keeps the settings, which apply before any script of the site loads', async ({ page }) => {
  await storeLook(page, {
    darkMode: true,
    highContrast: true,
    colorTheme: 'royal',
    fontSize: 20,
    fontFamily: 'dyslexic',
    textSpacing: 1.5,
    reduceMotion: true,
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/r/**/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(root(page)).toHaveClass('dark high-contrast');
  await expect(root(page)).toHaveAttribute('data-theme', 'royal');
  expect(await root(page).evaluate((element) => getComputedStyle(element).fontSize)).toBe('20px');
  // The page is dark before it has content: the browser paints a dark background.
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  expect(await brightness(page)).toBeLessThan(60);
  await page.unroute('**/r/**/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(root(page)).toHaveClass('dark high-contrast');
});

/** Returns the brightness of a pixel in the middle of the page, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const png = await page.screenshot({ clip: { x: 300, y: 300, width: 1, height: 1 } });
  const other = await page.context().newPage();
  const value = await other.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, 1, 1).data[0] ?? 255;
    },
    [...png],
  );
  await other.close();
  return value;
}

test('sizes count from the size that the browser is set to (SX.56)', { tag: '@deep' }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await storeLook(page, { fontSize: 20 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await styleOf(page, 'font-size')).toBe('40px');
});

test('OpenDyslexic is fetched by those who choose it, and by nobody else', { tag: '@deep' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('.woff2') && fonts.push(request.url().replace(/.*\//, ''))),
  );
  const panel = await openPanel(page);
  expect(fonts.every((file) => file.startsWith('inter-'))).toBe(true);
  await panel.getByRole('radio', { name: 'Dyslexia-friendly' }).check();
  await expect.poll(() => fonts.some((file) => file.startsWith('opendyslexic-'))).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('16px OpenDyslexic'))).toBe(true);
});

test('the panel opens and changes without a connection, once the page has come to rest (S2.87, S6.3)', async ({
  page,
  context,
}) => {
  const fetched = page.waitForResponse(/accessibility-panel/);
  await page.goto('/');
  await accessibilityButton(page).hover();
  await fetched;
  await context.setOffline(true);
  await accessibilityButton(page).click();
  await page.getByRole('radio', { name: /Warm Sunset/ }).check();
  await expect(root(page)).toHaveAttribute('data-theme', 'warm');
  expect(await stored(page)).toMatchObject({ colorTheme: 'warm' });
});
