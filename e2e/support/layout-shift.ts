import type { Page } from '@playwright/test';

/**
 * Call before the page opens. Returns a function for the sum of all layout shifts that no press caused, counted from
 * when `content` (a selector) is painted.
 */
export async function watchLayoutShift(page: Page, content: string): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    const watch = () =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) seen.shifted += entry.value;
        }
      }).observe({ type: 'layout-shift' });
    const waiting = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      waiting.disconnect();
      // The frame that first paints the content shifts its placeholder and must not count.
      requestAnimationFrame(() => requestAnimationFrame(watch));
    });
    waiting.observe(document, { childList: true, subtree: true });
  }, content);
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}
