import type { Page } from '@playwright/test';
import { OpenRequests } from '@waymark/testing/browser/open-requests';
import type { PageToOpen } from './pages-to-open';
import type { Visitor } from './visitor';

/** Said for every answer from 400 on; which of them are faults is told from the answers themselves. */
const BROWSERS_OWN = /^Failed to load resource/;

interface Noted {
  faults: string[];
  /** The site said that it is busy, and when to come again: that is no fault of a build. */
  wasBusy: boolean;
}

/** Notes all that goes wrong in a page from now on: what is thrown, said on the console (refusals of the security policy among it), and not delivered. */
function noteFaults(page: Page): Noted {
  const noted: Noted = { faults: [], wasBusy: false };
  const { faults } = noted;
  const note = (fault: string): void => {
    const [line = ''] = fault.split('\n');
    if (!faults.includes(line)) faults.push(line);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !BROWSERS_OWN.test(message.text())) note(message.text());
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/')) note(`${pathname} is not loaded: ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What the API refuses is an answer that pages know how to show; a fault of it is none.
    const least = pathname.startsWith('/r/') ? 400 : 500;
    if (response.status() >= least) note(`${pathname} answers ${response.status()}`);
    if (response.status() === 503 && response.headers()['retry-after'] !== undefined) noted.wasBusy = true;
  });
  return noted;
}
/** A busy machine is no fault of the build. */
const PATIENCE_MS = 60_000;
/** Something that asks again and again shall not hold the release up. */
const LONGEST_MS = 5_000;
/** What the frame, a part of a page, and a list say when they cannot show what they should. */
const BROKEN = /could not (load|start|open)|something went wrong|stopped working/i;

/** Opens an address in this tab, waits until the page stands, answers what is wrong with it and closes the tab. */
async function visitPage(page: Page, url: string): Promise<Noted> {
  const noted = noteFaults(page);
  const requests = new OpenRequests(page);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor({ timeout: PATIENCE_MS });
    await requests.quiet(LONGEST_MS);
    const said = await page.getByRole('alert').or(page.getByRole('heading')).allInnerTexts();
    noted.faults.push(...said.filter((text) => BROKEN.test(text)).map((text) => `shows "${text.split('\n')[0]}"`));
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    noted.faults.push(`does not come to show its heading (${why})`);
  } finally {
    await page.close();
  }
  return noted;
}

/** Once more where the site was too busy to answer; what it says then counts. */
async function faultsOf(visitor: Visitor, url: string): Promise<string[]> {
  const first = await visitPage(await visitor.open(), url);
  return first.wasBusy ? (await visitPage(await visitor.open(), url)).faults : first.faults;
}

/** Pages that are opened at a time: more only wait for the processor. */
const AT_A_TIME = 3;

/** Opens each page as each visitor; answers what is wrong, by page and visitor. */
export async function openAll(
  origin: string,
  pages: readonly PageToOpen[],
  visitors: readonly Visitor[],
  signal: AbortSignal,
): Promise<string[]> {
  const waiting = visitors.flatMap((visitor) => pages.map((page) => ({ visitor, page })));
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const { visitor, page } = next;
      if (page.path === null) continue;
      const faults = await faultsOf(visitor, origin + page.path);
      if (page.isLive && visitor.missing.has(page.path)) continue;
      problems.push(...faults.map((fault) => `${page.path}, ${visitor.who}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return problems.sort();
}
