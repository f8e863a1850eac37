import { expect, type Page, test } from '@playwright/test';
import { layoutProblems } from '../support/layout-problems';

/** Keeps inserting rules into the page's style sheet, as components do when they first render. */
function insertRules(): void {
  const [sheet] = [...document.styleSheets].sort((one, other) => other.cssRules.length - one.cssRules.length);
  let count = 0;
  setInterval(() => sheet?.insertRule(`.inserted-${(count += 1)} { color: red; }`, sheet.cssRules.length), 1);
}

/** Resizes the window and waits until the page is painted at this width. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('a page whose styles come in while its width changes is laid out for the new width', async ({ page }) => {
  await page.goto('/about-founders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const wide = page.getByRole('navigation', { name: 'Main' });
  await page.evaluate(insertRules);
  for (let turn = 0; turn < 8; turn += 1) {
    await resizeTo(page, 1280);
    expect(await wide.isVisible()).toBe(true);
    await resizeTo(page, 320);
    expect(await wide.isVisible()).toBe(false);
  }
  expect(await layoutProblems(page)).toEqual([]);
});
