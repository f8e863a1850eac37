import { expect, type Page } from '@playwright/test';

/** The focus is somewhere in the page, and not at its start, where somebody who tabs would begin anew. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'the focus' })
    .not.toBe('BODY');
}
