import { expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rules that are broken and where: of documents that no slice draws. What slices draw is looked at by `looks.e2e.ts`. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await runAxe(page, { runOnly: { type: 'tag', values: TAGS } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}
