import type { Page } from '@playwright/test';

/**
 * Returns lines of running text with more than 80 letters (WCAG 1.4.8), and paragraphs with a line height below 1.5.
 */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const blocks = [...document.querySelectorAll<HTMLElement>('main p, main li, main dd, footer p')].filter((block) =>
      block.checkVisibility(),
    );
    for (const block of blocks) {
      const { lineHeight, fontSize } = getComputedStyle(block);
      if (Number.parseFloat(lineHeight) < 1.5 * Number.parseFloat(fontSize) - 0.01)
        found.push(`${block.tagName} at ${lineHeight} of ${fontSize}`);
      const letters = new Map<number, number>();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest('p, li, dd') !== block || !node.textContent?.trim()) continue;
        // Screen reader text is in a box one pixel wide and overflows invisibly.
        if (node.parentElement.getBoundingClientRect().width <= 1) continue;
        const range = document.createRange();
        for (let at = 0; at < node.textContent.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          // Pieces of one line may differ a little in height.
          if (box.width > 0)
            letters.set(Math.round(box.bottom / 12), (letters.get(Math.round(box.bottom / 12)) ?? 0) + 1);
        }
      }
      const longest = Math.max(0, ...letters.values());
      if (longest > 80) found.push(`${longest} letters in a line of "${block.textContent?.trim().slice(0, 60)}"`);
    }
    return [...new Set(found)];
  });
}
