import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  // Our pages have no frames: the isolated page that axe would open for each run is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (coloursOnly ? axe.withRules(OF_COLOURS) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
