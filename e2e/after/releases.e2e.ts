import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { runInfra } from '../support/run-infra';

const SLICE = 'account';
const ENTRY = new RegExp(`/r/${SLICE}/([^/]+)/remoteEntry`);
/** Number of visitors, enough that both builds are seen: the chance that one is never picked is 2 in 2^40. */
const VISITORS = 40;

let isChanged = false;
const secondBuild = (...share: string[]) => runInfra('version-compatibility/second-build', SLICE, ...share);
const notice = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const signIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign In' });

/** Returns the build of the remote that the page names. */
async function buildFor(request: APIRequestContext): Promise<string> {
  return ENTRY.exec(await (await request.get('/login')).text())?.[1] ?? 'none';
}

// Also runs after a test has timed out, because later tests need the original site.
test.afterEach(async () => {
  if (isChanged) await secondBuild('end');
  isChanged = false;
});

test('a switched-off slice shows a message, the rest works, the status page reports it, and it can be switched on again (R1.38, R2.8)', async ({
  page,
}) => {
  isChanged = true;
  await runInfra('release/main', 'kill', SLICE);
  expect((await page.goto('/login'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1, name: 'This part of the site is switched off' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find and Share Accessibility Reviews Worldwide' }),
  ).toBeVisible();
  await page.goto('/venues/1');
  await expect(page.getByRole('heading', { name: 'No access information yet' })).toBeVisible();
  const part = page
    .getByRole('list', { name: 'Parts of the site' })
    .getByRole('listitem')
    .filter({ hasText: 'switched off' });
  // Waits, because each gateway caches the state for two seconds.
  await expect(async () => {
    await page.goto('/status');
    await expect(part).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await runInfra('release/main', 'revive', SLICE);
  isChanged = false;
  await page.goto('/login');
  await expect(signIn(page)).toBeVisible();
});

test('an uploaded build can be previewed before its release, and every page says so until the preview ends (R2.13)', async ({
  page,
  request,
}) => {
  const live = await buildFor(request);
  const uploaded = await secondBuild();
  expect(uploaded).not.toBe(live);
  await page.goto(`/login?override=${SLICE}@${uploaded}`);
  await expect(signIn(page)).toBeVisible();
  await expect(notice(page)).toContainText(uploaded);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/reviews');
  await expect(notice(page)).toContainText(uploaded);
  expect(await buildFor(page.request)).toBe(uploaded);
  expect(await buildFor(request)).toBe(live);
  await page.goto('/login?override=none');
  await expect(signIn(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await buildFor(page.request)).toBe(live);
});

test('while some get a new build first, everybody keeps the one that they got', async ({ browser, request }) => {
  const live = await buildFor(request);
  isChanged = true;
  const first = await secondBuild('50');
  const visitors = await drawn(browser);
  expect([...visitors.keys()].sort()).toEqual([live, first].sort());
  for (const [build, page] of visitors) {
    for (const again of [1, 2]) {
      await page.goto(`/login?again=${again}`);
      await expect(signIn(page)).toBeVisible();
      expect(await buildFor(page.request)).toBe(build);
    }
    await page.context().close();
  }
});

test('a build of which one page throws is refused before anybody gets it, and the page alone is named (R1.68)', async ({
  request,
}) => {
  // A browser opens about 24 pages twice.
  test.slow();
  const live = await buildFor(request);
  // The release may have published the build in spite of the error.
  isChanged = true;
  const said = await runInfra(
    'version-compatibility/open-changed-build',
    SLICE,
    'contact',
    "throw new Error('The contact page is broken');",
  );
  expect(said).toMatch(
    /^STOP open its pages [^]*\/contact, logged in: [^]*\/contact, logged out: Error: The contact page is broken/,
  );
  expect(said).not.toMatch(/^ +\/(login|privacy-policy)/m);
  expect(said).toContain(`Visitors get mfe-${SLICE} ${live}`);
  expect(await buildFor(request)).toBe(live);
});

/** Returns a visitor of each build, with that visitor's browser storage. */
async function drawn(browser: Browser): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>();
  for (let visitor = 0; visitor < VISITORS && pages.size < 2; visitor++) {
    const context = await browser.newContext();
    const build = await buildFor(context.request);
    if (pages.has(build)) await context.close();
    else pages.set(build, await context.newPage());
  }
  return pages;
}
