import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, limit = 160, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${limit} presses of ${key} did not reach ${target}.`);
}

/** Presses a link or button by keyboard only. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
