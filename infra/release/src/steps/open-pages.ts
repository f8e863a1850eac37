import { Refusal } from '../refusal';
import { readAllReleases } from '../registry/read-all-releases';
import { openBrowser } from '../pages/open-browser';
import { openAll } from '../pages/open-all';
import { pagesToOpen, type PageToOpen } from '../pages/pages-to-open';
import { newVisitor, signIn, signOut, type Visitor } from '../pages/visitor';
import type { ReleaseContext } from './release-context';
import type { Step } from './run-steps';

/** Checks that pages can be opened later, before anything is built or started. */
export const findBrowser: Step<ReleaseContext> = {
  name: 'find a browser',
  async run({ page, options }) {
    if (!page || options.withoutBrowser) return null;
    const browser = await openBrowser();
    const version = browser.version();
    await browser.close();
    return `Chromium ${version} will open the pages before anybody gets them`;
  },
};

const SHOWN = 20;

/** Opens every page of the new build in a browser, as a visitor and as a member, before any visitor gets it. */
export const openPages: Step<ReleaseContext> = {
  name: 'open its pages',
  async run({ root, page, environment, writer, options, signal }) {
    const build = page?.build;
    if (!build) return null;
    if (options.withoutBrowser) return 'NOT opened in a browser (--without-browser); the history says so';
    const { origin } = environment;
    const pages = await pagesToOpen(root, origin, build, await readAllReleases(writer));
    const browser = await openBrowser();
    try {
      const [visitor, member] = [
        await newVisitor(browser, 'logged out', build),
        await newVisitor(browser, 'logged in', build),
      ];
      await signIn(member, environment);
      const problems = await openAll(origin, pages, [visitor, member], signal);
      await signOut(member, origin);
      problems.push(...[visitor, member].flatMap((one) => notThisBuild(one, build.version)));
      if (problems.length > 0)
        throw new Refusal(`Opened in a browser, the new build fails:\n${firstOf(problems).join('\n')}`);
      return whatWasOpened(pages, [visitor, member]);
    } finally {
      await browser.close();
    }
  },
};

/** When every page fails, the first failures are enough. */
function firstOf(problems: readonly string[]): string[] {
  const left = problems.length - SHOWN;
  return [...problems.slice(0, SHOWN), ...(left > 0 ? [`and ${left} more`] : [])];
}

/** Otherwise the test would pass with a different build. */
function notThisBuild({ who, versions }: Visitor, version: string): string[] {
  if (versions.size === 1 && versions.has(version)) return [];
  return [`${who}: the browser was served ${[...versions].join(', ') || 'nothing'} instead of ${version}`];
}

function whatWasOpened(pages: readonly PageToOpen[], visitors: readonly Visitor[]): string {
  const isMissing = ({ path }: PageToOpen) => path !== null && visitors.some(({ missing }) => missing.has(path));
  const missing = pages.filter((page) => page.path !== null && page.isLive && isMissing(page));
  const empty = pages.filter(({ path }) => path === null);
  const opened = pages.length - missing.length - empty.length;
  return [
    `${opened} pages, logged out and logged in, without an error`,
    ...missing.map(({ path }) => `${path} is not there on this site`),
    ...empty.map(({ route }) => `${route} is NOT opened: there is nothing yet that it could be about`),
  ].join('\n');
}
