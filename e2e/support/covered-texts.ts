import type { Page } from '@playwright/test';

/**
 * Returns text that covers other text, e.g. when a column slides under the next one. Positioned elements cover the
 * page on purpose and do not count.
 */
export function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Lines of two texts may touch. A text counts as covered when more than this part of its line height is. */
    const MOST_COVERED = 0.4;
    const LEAST_WIDTH = 4;
    const isInFlow = new Map<Element, boolean>();
    const inFlow = (element: Element | null): boolean => {
      if (!element) return true;
      let is = isInFlow.get(element);
      if (is === undefined) {
        is = ['static', 'relative'].includes(getComputedStyle(element).position) && inFlow(element.parentElement);
        isInFlow.set(element, is);
      }
      return is;
    };
    const lines: { text: Text; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('option, script, style, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true }) || !inFlow(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, box });
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const words = ({ data }: Text) => `"${data.trim().slice(0, 30)}"`;
    const found = new Set<string>();
    lines.forEach(({ text, box }, at) => {
      for (const { text: other, box: over } of lines.slice(at + 1)) {
        if (over.top >= box.bottom) break;
        const width = Math.min(box.right, over.right) - Math.max(box.left, over.left);
        const height = Math.min(box.bottom, over.bottom) - over.top;
        const isCovered = width > LEAST_WIDTH && height > MOST_COVERED * Math.min(box.height, over.height);
        if (other !== text && isCovered) found.add(`${words(text)} and ${words(other)} lie over one another`);
      }
    });
    return [...found];
  });
}
