import { expect, test, type Page } from '@playwright/test';
import { openOneByOne } from '../support/one-by-one';
import { watchLayoutShift } from '../support/layout-shift';

const MOST_SHIFT = 0.01;
const MOST_NODES = 1_000;
/** The sample venue, whose page has all of its parts, is found by the newest review's. */
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
      // From the first frame on.
      const shifted = await watchLayoutShift(page, 'html');
      await openOneByOne(page, address);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await shifted()).toBeLessThanOrEqual(MOST_SHIFT);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(MOST_NODES);
    });
  }
}
