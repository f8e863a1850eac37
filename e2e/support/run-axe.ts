import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export interface BrokenRule {
  id: string;
  nodes: { target: string; message: string }[];
}

interface Found {
  violations: BrokenRule[];
  /** Rules that axe could not decide. */
  incomplete: BrokenRule[];
}

/**
 * Returns axe's findings on the current page. It injects axe once per document and leaves out details of passed rules:
 * both took longer than most of the rules. Our pages have no frames.
 * A document that changed during the run is checked again, because axe finds elements by their position among
 * siblings. When one is inserted meanwhile (the feedback button, two seconds after the page), axe reports headings
 * that it "cannot determine".
 */
export async function runAxe(page: Page, rules: Pick<RunOptions, 'runOnly' | 'rules'>): Promise<Found> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const options: RunOptions = { ...asked, resultTypes: ['violations', 'incomplete'] };
    let changed = false;
    const changes = new MutationObserver(() => void (changed = true));
    changes.observe(document.body, { childList: true, subtree: true });
    let found = await loaded.run(document, options);
    for (let readings = 1; changed && readings < 5; readings += 1) {
      changed = false;
      found = await loaded.run(document, options);
    }
    changes.disconnect();
    const told = ({ id, nodes }: (typeof found.violations)[number]) => ({
      id,
      nodes: nodes.map(({ target, any }) => ({ target: target.join(' '), message: any[0]?.message ?? '' })),
    });
    return { violations: found.violations.map(told), incomplete: found.incomplete.map(told) };
  }, rules);
}
