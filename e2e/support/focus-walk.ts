import type { Page } from '@playwright/test';

export interface Stop {
  name: string;
  mark: number;
  problem: string | null;
}

/** Milliseconds. By then, anything that moved when it got the focus must be still. */
const STILL_MS = 1_000;

/**
 * Tabs through the page. Returns each stop without a visible focus ring, outside the window or behind something else
 * (WCAG 2.4.7, 2.4.12, 2.4.13), and each control that was never reached (2.1.1).
 */
export async function focusProblems(page: Page, limit = 250): Promise<string[]> {
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]')) delete walked.dataset['walked'];
  });
  const problems = await walk(page, limit);
  let missed = await page.evaluate(namesOfMissed);
  if (missed.length > 0) {
    // A part that loaded above the focus can only be reached from the top. The second walk also covers parts that
    // loaded since.
    problems.push(...(await walk(page, limit)));
    missed = await page.evaluate(namesOfMissed);
  }
  return [...new Set([...problems, ...missed.map((name) => `${name} was not reached`)])];
}

async function walk(page: Page, limit: number): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Set<number>();
  let last: number | null = null;
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  for (let presses = 0; presses < limit; presses += 1) {
    const stop = await nextStop(page);
    // A date field has several stops in a row.
    if (stop && stop.mark === last) continue;
    if (!stop || seen.has(stop.mark)) break;
    seen.add(stop.mark);
    last = stop.mark;
    if (stop.problem) problems.push(`${stop.name} ${stop.problem}`);
  }
  return problems;
}

/** Presses Tab once and returns the focused element, or null when the focus has left the page. */
export async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  const until = Date.now() + STILL_MS;
  for (;;) {
    const stop = await page.evaluate(inspectFocus);
    if (!stop?.problem || Date.now() > until) return stop;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

function inspectFocus(): Stop | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  // The counter is on the document, because an element may be gone when the next one is reached.
  const { dataset } = document.documentElement;
  if (!element.dataset['walked'])
    dataset['walks'] = element.dataset['walked'] = String(Number(dataset['walks'] ?? 0) + 1);
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const hasRing = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const wrap = element.closest('label') ?? label;
  const ringed = [element, ...(wrap ? [wrap] : [])].find(hasRing);
  const box = (ringed ?? element).getBoundingClientRect();
  // A link in a sentence may wrap over two lines. Its bounding box would then also contain other text.
  const corners = [...(ringed ?? element).getClientRects()].flatMap((part) => [
    [part.left + 3, part.top + 3] as const,
    [part.right - 3, part.top + 3] as const,
    [part.left + 3, part.bottom - 3] as const,
    [part.right - 3, part.bottom - 3] as const,
    [part.left + part.width / 2, part.top + part.height / 2] as const,
  ]);
  // A pin on a map leaves the map in view.
  const isSmall = (over: Element) => {
    const { width, height } = over.getBoundingClientRect();
    return width * height < (box.width * box.height) / 10;
  };
  const behind = corners
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find(
      (over) => over && !over.contains(element) && !element.contains(over) && !wrap?.contains(over) && !isSmall(over),
    );
  const isTaller = box.height > window.innerHeight;
  const isInside =
    isTaller || (box.top >= 0 && box.bottom <= window.innerHeight && box.left >= 0 && box.right <= window.innerWidth);
  const problem = !ringed
    ? 'has no visible ring'
    : !isInside
      ? 'is outside the window'
      : behind
        ? `is behind ${behind.tagName.toLowerCase()} "${(behind.getAttribute('aria-label') ?? behind.textContent ?? '').trim().slice(0, 30)}"`
        : null;
  return { name, mark: Number(element.dataset['walked']), problem };
}

function namesOfMissed(): string[] {
  const groups = new Set(
    [...document.querySelectorAll<HTMLInputElement>('input[type="radio"][data-walked]')].map(({ name }) => name),
  );
  return (
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.dataset['walked'])
      .filter((control) => control.tabIndex >= 0 && !(control as HTMLButtonElement).disabled)
      // A toolbar or radio group has one stop: arrow keys move inside it.
      .filter((control) => !control.closest('[role=toolbar]')?.querySelector('[data-walked]'))
      .filter(
        (control) => !(control instanceof HTMLInputElement && control.type === 'radio' && groups.has(control.name)),
      )
      .map(
        (control) =>
          `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)}"`,
      )
  );
}
