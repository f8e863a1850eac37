import { Refusal } from '../refusal';
import { readAllReleases } from '../registry/read-all-releases';
import { openBrowser } from '../pages/open-browser';
import { openAll } from '../pages/open-all';
import { pagesToOpen, type PageToOpen } from '../pages/pages-to-open';
import { newVisitor, signIn, signOut, type Visitor } from '../pages/visitor';
import type { PageBuild } from '../registry/staged';
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

/**
 * Opens the pages of the new build that can differ from the live one's in a browser, as a visitor and as a member,
 * before any visitor gets it. The others wait until the first visitors are watched.
 */
export const openPages: Step<ReleaseContext> = {
  name: 'open its pages',
  async run(context) {
    const { root, page, environment, writer, options, signal } = context;
    const build = page?.build;
    if (!build) return null;
    if (options.withoutBrowser) return 'NOT opened in a browser (--without-browser); the history says so';
    const before = options.weight < 100 ? page.live?.stable : undefined;
    const all = await pagesToOpen(root, environment.origin, build, await readAllReleases(writer), before);
    const changed = all.filter(({ isChanged }) => isChanged);
    // One page shows at least that the build starts.
    const first = changed.length > 0 ? changed : all.slice(0, 1);
    context.otherPages = all.filter((one) => !first.includes(one));
    const { visitors } = await openAsBoth(context, build, first, signal);
    signal.throwIfAborted();
    return whatWasOpened(first, visitors, context.otherPages.length);
  },
};

/** Opens the pages that are as in the live build, until `over` is aborted. Returns how many. */
export async function openOthers(context: ReleaseContext, over: AbortSignal): Promise<number> {
  const { page, otherPages = [] } = context;
  if (!page?.build || otherPages.length === 0) return 0;
  return (await openAsBoth(context, page.build, otherPages, over)).opened;
}

async function openAsBoth(
  { environment }: ReleaseContext,
  build: PageBuild,
  pages: readonly PageToOpen[],
  over: AbortSignal,
): Promise<{ visitors: Visitor[]; opened: number }> {
  const { origin } = environment;
  const browser = await openBrowser();
  try {
    const member = await newVisitor(browser, 'logged in', build);
    const visitors = [await newVisitor(browser, 'logged out', build), member];
    await signIn(member, environment);
    const { problems, opened } = await openAll(origin, pages, visitors, over);
    await signOut(member, origin);
    if (!over.aborted) problems.push(...visitors.flatMap((one) => notThisBuild(one, build.version)));
    if (problems.length > 0)
      throw new Refusal(`Opened in a browser, the new build fails:\n${firstOf(problems).join('\n')}`);
    return { visitors, opened };
  } finally {
    await browser.close();
  }
}

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

function whatWasOpened(pages: readonly PageToOpen[], visitors: readonly Visitor[], others: number): string {
  const isMissing = ({ path }: PageToOpen) => path !== null && visitors.some(({ missing }) => missing.has(path));
  const missing = pages.filter((page) => page.path !== null && page.isLive && isMissing(page));
  const empty = pages.filter(({ path }) => path === null);
  const opened = pages.length - missing.length - empty.length;
  return [
    `${opened} pages, logged out and logged in, without an error`,
    ...missing.map(({ path }) => `${path} is not there on this site`),
    ...empty.map(({ route }) => `${route} is NOT opened: there is nothing yet that it could be about`),
    ...(others > 0
      ? [`${others} others have the live build's files: opened while the first visitors are watched`]
      : []),
  ].join('\n');
}
