import { expect, type Page } from '@playwright/test';

/** Returns what is currently cut off or overflows sideways, as sentences. Empty means no problem. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const problems: string[] = [];
    const sideways = root.scrollWidth - root.clientWidth;
    if (sideways > 0) problems.push(`the page scrolls ${sideways} px sideways`);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    const isHiddenOnPurpose = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || !(element as HTMLElement).checkVisibility({ visibilityProperty: true });
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element instanceof SVGElement || isHiddenOnPurpose(element)) continue;
      const style = getComputedStyle(element);
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (element.textContent?.trim() && clips(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
        problems.push(`${nameOf(element)} is cut off by ${element.scrollWidth - element.clientWidth} px at its side`);
      }
      if (element.textContent?.trim() && clips(style.overflowY) && element.scrollHeight > element.clientHeight + 1) {
        problems.push(`${nameOf(element)} is cut off by ${element.scrollHeight - element.clientHeight} px at its foot`);
      }
      if (
        /^(h[1-6]|p|li|dt|dd|legend|label|th|td)$/i.test(element.tagName) &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      ) {
        problems.push(`${nameOf(element)}: words stick out by ${element.scrollWidth - element.clientWidth} px`);
      }
      if (
        element instanceof HTMLInputElement &&
        /^(text|search|email|password)$/.test(element.type) &&
        element.clientWidth < 3 * Number.parseFloat(style.fontSize)
      ) {
        problems.push(`${nameOf(element)} ${element.name} has no room for words`);
      }
      if (/^(button|input|select|textarea|a)$/i.test(element.tagName)) {
        const { left, right } = element.getBoundingClientRect();
        const isMoved = style.position === 'fixed' && style.transform !== 'none';
        if (!isMoved && (left < -1 || right > root.clientWidth + 1)) problems.push(`${nameOf(element)} sticks out`);
        if (element.scrollWidth > element.clientWidth + 2 && element.tagName === 'BUTTON')
          problems.push(`${nameOf(element)} is too narrow for its words`);
      }
    }
    return problems;
  });
}

const A_MOMENT_MS = 2_000;

/** Returns only the problems that stay: a map redraws a moment after its box changes. */
export async function lastingLayoutProblems(page: Page): Promise<string[]> {
  let found: string[] = [];
  const isWell = expect.poll(async () => (found = await layoutProblems(page)), { timeout: A_MOMENT_MS });
  await isWell.toEqual([]).catch(() => undefined);
  return found;
}
