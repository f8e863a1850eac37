import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules that colours can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Fails with the rules that are broken and where, in the state that the page is in now. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
}

/** Rules that are broken and where; with `coloursOnly` for a page of which only the colours have changed. */
export async function axeProblems(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  const { violations } = await runAxe(page, {
    runOnly: coloursOnly ? { type: 'rule', values: OF_COLOURS } : { type: 'tag', values: TAGS },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}
