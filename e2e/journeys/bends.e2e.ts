import { expect, type Page, test } from '@playwright/test';
import { coveredTexts } from '../support/covered-texts';
import { focusProblems } from '../support/focus-walk';
import { lastingLayoutProblems } from '../support/layout-problems';
import { listSamplesOnly, sampleVenueId } from '../support/sample-reviews';
import { showColours, type Look } from '../support/look';
import { registerMember } from '../support/members';
import { colourRulesBroken, rulesBroken } from '../support/rules-broken';
import { signInAs } from '../support/sign-in';
import { smallTargets } from '../support/small-targets';

const WIDTHS = [320, 768, 1440];
const LOOKS: Record<string, Look> = {
  light: {},
  dark: { darkMode: true },
  'high contrast': { highContrast: true },
  'dark high contrast': { darkMode: true, highContrast: true },
  'Warm Sunset': { colorTheme: 'warm' },
  'Forest Green, dark': { colorTheme: 'nature', darkMode: true },
  'Royal Purple': { colorTheme: 'royal' },
  'High Contrast theme, dark': { colorTheme: 'monochrome', darkMode: true },
};
const ALL = Object.keys(LOOKS);
/** Our own largest text and the browser's, where layouts of several columns begin. */
const LARGE_TEXT = [
  { width: 1024, size: '150%' },
  { width: 1280, size: '150%' },
  { width: 1024, size: '200%' },
  { width: 1280, size: '200%' },
];

/** Every look on a page of the narrowest and on one of the widest window; on all pages each width, in a look of its own. */
const ROUTES = [
  { path: '/', looks: [['dark'], ['Warm Sunset'], ALL] },
  { path: '/search?q=leeds', looks: [['dark'], ['high contrast'], ['Forest Green, dark']] },
  { path: '/venues/:id', looks: [ALL, ['high contrast'], ['dark']] },
  { path: '/reviews', looks: [['dark'], ['Warm Sunset'], ['high contrast']] },
  { path: '/accessibility-heat-map', looks: [['dark'], ['light'], ['high contrast']] },
  { path: '/footpath-mapping', looks: [['light'], ['dark'], ['Royal Purple']] },
  { path: '/login', looks: [['Royal Purple'], ['dark high contrast'], ['light']] },
  { path: '/support-services', looks: [['light'], ['Forest Green, dark'], ['High Contrast theme, dark']] },
  { path: '/legal-rights', looks: [['dark'], ['light'], ['Warm Sunset']] },
  { path: '/disability-search-guide', looks: [['light'], ['dark high contrast'], ['Royal Purple']] },
  { path: '/add-review', looks: [['dark'], ['high contrast'], ['Forest Green, dark']], member: true },
  { path: '/user-profile', looks: [['light'], ['dark high contrast'], ['Forest Green, dark']], member: true },
  { path: '/my-reviews', looks: [['high contrast'], ['dark'], ['light']], member: true },
  { path: '/trip-blogs/1', looks: [['light'], ['dark high contrast'], ['Forest Green, dark']] },
  { path: '/social', looks: [['high contrast'], ['light'], ['dark']], member: true },
  { path: '/about-founders', looks: [['dark'], ['light'], ['Royal Purple']] },
  { path: '/chosen-charity', looks: [['Warm Sunset'], ['dark'], ['High Contrast theme, dark']] },
  { path: '/trip-blogs?q=coast', looks: [['dark high contrast'], ['light'], ['dark']] },
  { path: '/support-us', looks: [['high contrast'], ['light'], ['Forest Green, dark']] },
  { path: '/admin/queue', looks: [['dark'], ['light'], ['high contrast']], staff: true },
  { path: '/admin/feedback', looks: [['light'], ['dark'], ['dark high contrast']], staff: true },
  { path: '/admin/content', looks: [['high contrast'], ['light'], ['dark']], staff: true },
];

interface Route {
  path: string;
  member?: boolean;
  staff?: boolean;
}

async function open(page: Page, { path, member, staff }: Route, width: number): Promise<void> {
  if (member) await registerMember(page.request);
  if (staff) await signInAs(page.request, 'moderator');
  // Journeys beside this one write reviews: what the page shows must not depend on which of them came first.
  await listSamplesOnly(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  const answer = await page.goto(path === '/venues/:id' ? `/venues/${await sampleVenueId(page.request)}` : path);
  expect(answer?.status()).toBe(200);
  await settled(page);
}

/** The page with all that it loads, also what other slices put into it later. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test.describe.configure({ mode: 'parallel' });

// One load for all that is asked of a page: a load costs more than most of the questions.
for (const route of ROUTES) {
  test(`${route.path} bends to each width, look, text size and to the keyboard, and breaks no rule`, async ({
    page,
  }) => {
    const found: string[] = [];
    const check = async (what: string, problemsOf: (page: Page) => Promise<string[]>) =>
      found.push(...(await problemsOf(page)).map((problem) => `${what}: ${problem}`));

    await open(page, route, 320);
    for (const [at, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      await check(`${width} px`, lastingLayoutProblems);
      for (const [turn, look] of (route.looks[at] ?? []).entries()) {
        await showColours(page, LOOKS[look] ?? {});
        // Between the narrowest and the widest window no element comes or goes that neither has.
        const asksAll = turn === 0 && width !== 768;
        await check(`${width} px, ${look}`, asksAll ? rulesBroken : colourRulesBroken);
      }
    }
    await showColours(page, {});

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const spacing = await spaceText(page);
      await check(`text spacing at ${width} px`, lastingLayoutProblems);
      await spacing.evaluate(
        (sheet) => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)),
      );
    }

    // What a browser set to twice its usual text does to sizes in rem and percent.
    for (const { width, size } of LARGE_TEXT) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      await check(`${size} text at ${width} px`, lastingLayoutProblems);
      await check(`${size} text at ${width} px`, coveredTexts);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await check('forced colours', lastingLayoutProblems);
    await check('forced colours', controlsWithoutEdge);
    await check('no motion', movingThings);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });

    // Last: a walk opens what opens under the focus.
    await check('1280 px', smallTargets);
    await check('1280 px', focusProblems);
    await page.setViewportSize({ width: 320, height: 640 });
    await check('320 px', smallTargets);
    await check('320 px', focusProblems);
    expect(found).toEqual([]);
  });
}

/** As somebody does who reads with more room between lines, words and letters (WCAG 1.4.12). */
function spaceText(page: Page) {
  return page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((one) => (one.effect?.getComputedTiming().duration ? ['something moves'] : [])),
  );
}

/** In forced colours backgrounds are gone: a button or box without a border could not be told from text. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type="radio"], [type="checkbox"], [type="range"]), main select, main textarea',
      ),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const hasEdge = (element: Element | null | undefined) =>
          element != null &&
          getComputedStyle(element).borderTopStyle !== 'none' &&
          Number.parseFloat(getComputedStyle(element).borderTopWidth) >= 1;
        // A heading that opens what is below it has its edge around both; a small sign in a large target has its own.
        const sign = control.childNodes.length === 1 ? control.firstElementChild : null;
        const around = [control, sign, control.parentElement, control.parentElement?.parentElement];
        return getComputedStyle(control).textDecorationLine === 'none' && !around.some(hasEdge);
      })
      .map((control) => `${control.tagName.toLowerCase()} "${control.textContent?.trim().slice(0, 40)}" has no edge`),
  );
}
