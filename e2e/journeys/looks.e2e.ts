import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { OpenRequests } from '@waymark/testing/browser/open-requests';
import { addresses, type Address } from '../support/addresses';
import { coveredTexts } from '../support/covered-texts';
import { focusProblems } from '../support/focus-walk';
import { lastingLayoutProblems } from '../support/layout-problems';
import { longLines } from '../support/long-lines';
import { showColours } from '../support/look';
import { registerMember } from '../support/members';
import { accessibilityButton } from '../support/panel';
import { makeReview, makeVenue } from '../support/reviews';
import { colourRulesBroken, rulesBroken } from '../support/rules-broken';
import { listSamplesOnly, sampleVenueId } from '../support/sample-reviews';
import { signInAs } from '../support/sign-in';
import { smallTargets } from '../support/small-targets';
import { makeTrip } from '../support/trips';

const WIDTHS = [320, 1280];
const HEIGHT = 900;

/** A list of emails, and two pages on which a line of narrow letters is one or two letters too long. */
const LONG_LINED = ['/mailbox', '/legal-rights', '/developers'];

/** Paths to real content. With an arbitrary ID, the page would only say that nothing was found. */
const SUBJECTS: Record<string, (request: APIRequestContext) => Promise<number>> = {
  '/venues/:id': sampleVenueId,
  '/venues/:id/claim': sampleVenueId,
  '/embed/venues/:id': sampleVenueId,
  '/my-reviews/:id/edit': async (request) =>
    makeReview(request, await makeVenue(request, `Looked at ${Date.now().toString(36)}`), 'A ramp at the side door.'),
  '/trip-blogs/:id/edit': (request) => makeTrip(request, 'A day in Whitby', ['Arrival']),
};

async function signIn(page: Page, access: Address['access']): Promise<void> {
  if (access === 'member') await registerMember(page.request);
  else if (access) await signInAs(page.request, access);
}

async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  const id = (await SUBJECTS[path]?.(request)) ?? 1;
  return path.replace(':day', new Date().toISOString().slice(0, 10)).replace(/:\w+/, String(id));
}

/** Opens the page and waits until everything has loaded, also the parts of other remotes. */
async function open(page: Page, address: string): Promise<void> {
  // Other journeys write reviews at the same time, and the page must not depend on their order.
  await listSamplesOnly(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = new OpenRequests(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await requests.quiet();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Members may share a name, and the frame of a card or a payment is another document. Axe cannot decide either. */
const FOR_PEOPLE = /^undecided (identical-links-same-purpose|frame-tested)/;
const rulesBrokenBesides = async (page: Page): Promise<string[]> =>
  (await rulesBroken(page)).filter((words) => !FOR_PEOPLE.test(words));

/** Collects the problems, so one page load reports all of them. */
function findings(page: Page) {
  const found: string[] = [];
  const check = async (what: string, problemsOf: (page: Page) => Promise<string[]>) =>
    found.push(...(await problemsOf(page)).map((problem) => `${what}: ${problem}`));
  return { found, check };
}

test.describe.configure({ mode: 'parallel' });

for (const { path, access } of [
  ...addresses(),
  { path: '/search?q=leeds' },
  { path: '/legal-rights#germany' },
  { path: '/no-such-page' },
  { path: '/status' },
  { path: '/embed/venues/:id' },
] satisfies Address[]) {
  test(`${path} bends to a small and a wide window, to text of twice the size and to the keyboard, and breaks no rule (A2.1, A2.2, A2.3, A2.4, A2.5, A2.6, A2.7, A2.9, A2.10, A2.11, A2.12, A2.13, A2.14, S2.1, S6.1, SX.82, SV32)`, async ({
    page,
  }) => {
    const { found, check } = findings(page);
    await signIn(page, access);
    const address = await addressOf(page.request, path);
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await open(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await check(`${width} px`, lastingLayoutProblems);
      await check(`${width} px`, smallTargets);
    }
    // Doubles the browser's text size, which affects sizes in rem and percent.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await check('large text', lastingLayoutProblems);
    await check('large text', coveredTexts);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await check('light', rulesBrokenBesides);
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    if (!access && !LONG_LINED.includes(path)) await check('for reading', longLines);
    for (const look of [{ darkMode: true }, { darkMode: true, highContrast: true }]) {
      await showColours(page, look);
      await check(JSON.stringify(look), colourRulesBroken);
    }
    await showColours(page, {});
    // Last, because the focus walk opens things. A palette tile is higher than the distance that a browser scrolls for
    // its radio button.
    await page.setViewportSize({ width: 320, height: path === '/color-palette' ? HEIGHT : 640 });
    await check('320 px', focusProblems);
    expect(found).toEqual([]);
  });
}

test('the search keeps room for both questions on the smallest window with text of twice the size (A2.4)', async ({
  page,
}) => {
  const { found, check } = findings(page);
  await page.setViewportSize({ width: 320, height: HEIGHT });
  await open(page, '/search?q=cafe&where=Leeds');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await check('large text', lastingLayoutProblems);
  await check('large text', coveredTexts);
  expect(found).toEqual([]);
});

interface State {
  what: string;
  path: string;
  access?: Address['access'];
  show: (page: Page) => Promise<void>;
}

const STATES: State[] = [
  {
    what: 'the accessibility panel',
    path: '/',
    show: async (page) => {
      await accessibilityButton(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    what: 'the accessibility tab of the profile',
    path: '/user-profile',
    access: 'member',
    show: (page) => page.getByRole('tab', { name: 'Accessibility Preferences' }).click(),
  },
  {
    what: 'the form of a footpath report',
    path: '/footpath-mapping?at=53.4808,-2.2426&zoom=15&report=1',
    show: (page) => expect(page.getByLabel('Describe the problem')).toBeVisible(),
  },
  {
    what: 'the form for a new account',
    path: '/login',
    show: (page) => page.getByRole('button', { name: 'New here? Create Account' }).click(),
  },
  {
    what: 'the preview of a palette with the largest text',
    path: '/color-palette',
    show: async (page) => {
      await page.getByRole('slider', { name: 'Font size' }).fill('24');
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
    },
  },
];

for (const { what, path, access, show } of STATES) {
  test(`${what} fits a small and a wide window, has large targets and breaks no rule`, async ({ page }) => {
    const { found, check } = findings(page);
    await signIn(page, access);
    await open(page, await addressOf(page.request, path));
    await show(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await check(`${width} px`, lastingLayoutProblems);
      await check(`${width} px`, smallTargets);
    }
    await check('light', rulesBrokenBesides);
    expect(found).toEqual([]);
  });
}
