import type { Page } from '@playwright/test';
import { OpenRequests } from '@waymark/testing/browser/open-requests';
import type { PageToOpen } from './pages-to-open';
import type { Visitor } from './visitor';

/** Chrome logs this for every response from 400 on; the responses themselves show which are faults. */
const BROWSERS_OWN = /^Failed to load resource/;

interface Noted {
  faults: string[];
  /** True if the site was busy and said when to retry, which is no fault of the build. */
  wasBusy: boolean;
}

/**
 * Records all errors in a page from now on: exceptions, console errors (including security policy violations) and
 * failed requests.
 */
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
    // Pages can show a 4xx of the API, so only a 5xx counts as a fault.
    const least = pathname.startsWith('/r/') ? 400 : 500;
    if (response.status() >= least) note(`${pathname} answers ${response.status()}`);
    if (response.status() === 503 && response.headers()['retry-after'] !== undefined) noted.wasBusy = true;
  });
  return noted;
}
/** A busy machine is no fault of the build. */
const PATIENCE_MS = 60_000;
/** Repeated requests of a page must not delay the release. */
const LONGEST_MS = 5_000;
/** Error messages of the page frame, a part and a list. */
const BROKEN = /could not (load|start|open)|something went wrong|stopped working/i;

/** Opens a URL in this tab, waits until the page is rendered, returns the errors and closes the tab. */
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

/** Retries once when the site was too busy; the second result counts. */
async function faultsOf(visitor: Visitor, url: string): Promise<string[]> {
  const first = await visitPage(await visitor.open(), url);
  return first.wasBusy ? (await visitPage(await visitor.open(), url)).faults : first.faults;
}

/** Pages opened in parallel: more would only wait for the CPU. */
const AT_A_TIME = 3;

/** The errors by page and visitor, sorted, and how many pages were opened. */
interface Opened {
  problems: string[];
  opened: number;
}

/** Opens each page as each visitor; starts no further page once `over` is aborted. */
export async function openAll(
  origin: string,
  pages: readonly PageToOpen[],
  visitors: readonly Visitor[],
  over: AbortSignal,
): Promise<Opened> {
  const waiting = pages.flatMap((page) => visitors.map((visitor) => ({ visitor, page })));
  const problems: string[] = [];
  const opened = new Set<PageToOpen>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !over.aborted; next = waiting.shift()) {
      const { visitor, page } = next;
      if (page.path === null) continue;
      const faults = await faultsOf(visitor, origin + page.path);
      opened.add(page);
      if (page.isLive && visitor.missing.has(page.path)) continue;
      problems.push(...faults.map((fault) => `${page.path}, ${visitor.who}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { problems: problems.sort(), opened: opened.size };
}
