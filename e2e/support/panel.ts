import { expect, type Locator, type Page } from '@playwright/test';

export const accessibilityButton = (page: Page): Locator => page.getByRole('button', { name: /^accessibility$/i });

/** Opens a page, waits until it is rendered, and opens the panel. */
export async function openPanel(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessibilityButton(page).click();
  return page.getByRole('dialog');
}
