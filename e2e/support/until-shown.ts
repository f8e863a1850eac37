import { expect, type Locator } from '@playwright/test';

/**
 * Reopens a page until it shows what its server learns with a delay. Each time it waits for the content, however long
 * a busy machine takes.
 */
export async function untilShown(open: () => Promise<unknown>, wanted: Locator): Promise<void> {
  const page = wanted.page();
  await expect(async () => {
    await open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    expect(await wanted.isVisible()).toBe(true);
  }).toPass();
}
