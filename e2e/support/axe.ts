import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the broken rules and their places. For documents that no remote renders; `looks.e2e.ts` checks the
 * remotes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await runAxe(page, { runOnly: { type: 'tag', values: TAGS } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
