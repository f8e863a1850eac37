import { expect, test, type Page } from '@playwright/test';
import { openOneByOne } from '../support/one-by-one';
import { watchLayoutShift } from '../support/layout-shift';

const MOST_SHIFT = 0.01;
const MOST_NODES = 1_000;
/** The sample venue's page has all parts. The newest review leads to it. */
const PAGES = ['/', '/venues/:id', '/reviews', '/legal-rights', '/login', '/trip-blogs', '/trip-blogs/1'];

async function addressOf(page: Page, path: string): Promise<string> {
  const [review] = (await (await page.request.get('/api/reviews?limit=1')).json()) as { venueId: number }[];
  return path.replace(':id', String(review?.venueId));
}

for (const [width, height] of [
  [390, 844],
  [1350, 940],
] as const) {
  for (const path of PAGES) {
    test(`${path} at ${width} px: nothing jumps while it comes bit by bit, and a slow phone has little to draw`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const address = await addressOf(page, path);
      // Counts from the first frame.
      const shifted = await watchLayoutShift(page, 'html');
      await openOneByOne(page, address);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await shifted()).toBeLessThanOrEqual(MOST_SHIFT);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_NODES);
    });
  }
}
