import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export interface BrokenRule {
  id: string;
  nodes: { target: string; message: string }[];
}

interface Found {
  violations: BrokenRule[];
  /** What axe could not decide on its own. */
  incomplete: BrokenRule[];
}

/**
 * What axe finds on the page as it is now. Its script comes once into a document, and what is right is not described: both
 * took longer than most of the rules. Our pages have no frames.
 *
 * A document that changed while axe read it is read again: axe finds its elements by their place among their siblings, and
 * names headings that it "cannot determine" when one came (the feedback button, two seconds after the page) meanwhile.
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
