import type { Page } from '@playwright/test';
import { axeProblems } from './axe';
import { layoutProblems } from './layout-problems';

/**
 * What is wrong with the page as it is open now, at 320 and 1440 px, in the light and in the dark scheme. It is loaded
 * once: widths and schemes change while it is open, as they do for people.
 */
export async function pageProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, problems: string[]) => found.push(...problems.map((problem) => `${where}: ${problem}`));
  for (const [width, first, second] of [
    [320, 'light', 'dark'],
    [1440, 'dark', 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
    note(`${width} px, ${first}`, [...(await axeProblems(page)), ...(await layoutProblems(page))]);
    await page.emulateMedia({ colorScheme: second, reducedMotion: 'reduce' });
    note(`${width} px, ${second}`, await axeProblems(page, { coloursOnly: true }));
  }
  return found;
}
