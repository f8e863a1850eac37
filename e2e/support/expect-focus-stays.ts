import { expect, type Page } from '@playwright/test';

/** Expects the focus inside the page and not at its start, where a keyboard user would have to start over. */
export async function expectFocusStays(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus' })
    .not.toBe('BODY');
}
