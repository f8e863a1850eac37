import type { Page } from '@playwright/test';
import { noteFaults } from './page-faults';

/** A busy machine is no fault of the build. */
const PATIENCE_MS = 60_000;
/** Something that asks again and again shall not hold the release up. */
const QUIET_MS = 5_000;
/** What the frame, a part of a page, and a list say when they cannot show what they should. */
const BROKEN = /could not (load|start|open)|something went wrong|stopped working/i;

/** Opens an address in this tab, waits until the page stands, answers what is wrong with it and closes the tab. */
export async function visitPage(page: Page, url: string): Promise<string[]> {
  const faults = noteFaults(page);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    const said = await page.getByRole('alert').or(page.getByRole('heading')).allInnerTexts();
    return [...faults, ...said.filter((text) => BROKEN.test(text)).map((text) => `shows "${text.split('\n')[0]}"`)];
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [...faults, `does not come to show its heading (${why})`];
  } finally {
    await page.close();
  }
}
