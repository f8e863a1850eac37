import type { Page } from '@playwright/test';

/**
 * Returns controls smaller than 44 by 44 px. A box counts together with its label; links in sentences are exempt (WCAG
 * 2.5.5). Controls of the map library count too.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 43.5;
    const isInSentence = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      (link.parentElement?.textContent ?? '').trim() !== (link.textContent ?? '').trim();
    const boxOf = (control: HTMLElement): DOMRect => {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const own = control.getBoundingClientRect();
      if (!label || !/^(checkbox|radio)$/.test((control as HTMLInputElement).type)) return own;
      const its = label.getBoundingClientRect();
      const left = Math.min(own.left, its.left);
      const top = Math.min(own.top, its.top);
      return new DOMRect(left, top, Math.max(own.right, its.right) - left, Math.max(own.bottom, its.bottom) - top);
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !(control.tagName === 'A' && isInSentence(control)))
      .map((control) => ({ control, box: boxOf(control) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < LEAST || box.height < LEAST))
      .map(({ control, box }) => {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40) ?? '';
        return `${control.tagName.toLowerCase()} "${name}" is ${Math.round(box.width)} by ${Math.round(box.height)} px`;
      });
  });
}
