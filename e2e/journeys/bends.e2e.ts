import { expect, type Page, test } from '@playwright/test';
import { focusProblems } from '../support/focus-walk';
import { layoutProblems } from '../support/layout-problems';
import { listSamplesOnly, sampleVenueId } from '../support/sample-reviews';
import { showColours, type Look } from '../support/look';
import { registerMember } from '../support/members';
import { colourRulesBroken, rulesBroken } from '../support/rules-broken';
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

/** The full product on two pages; on the others each width, and each look once over all of them. */
const ROUTES = [
  { path: '/', looks: [ALL, ALL, ALL] },
  { path: '/venues/:id', looks: [ALL, ALL, ALL] },
  { path: '/reviews', looks: [['dark'], ['Warm Sunset'], ['high contrast']] },
  { path: '/login', looks: [['Royal Purple'], ['dark high contrast'], ['light']] },
  { path: '/support-services', looks: [['light'], ['Forest Green, dark'], ['High Contrast theme, dark']] },
  { path: '/legal-rights', looks: [['dark'], ['light'], ['Warm Sunset']] },
  { path: '/disability-search-guide', looks: [['light'], ['dark high contrast'], ['Royal Purple']] },
  { path: '/add-review', looks: [['dark'], ['high contrast'], ['Forest Green, dark']], member: true },
  { path: '/user-profile', looks: [['light'], ['dark high contrast'], ['Forest Green, dark']], member: true },
  { path: '/my-reviews', looks: [['high contrast'], ['dark'], ['light']], member: true },
];

interface Route {
  path: string;
  member?: boolean;
}

async function open(page: Page, { path, member }: Route, width: number): Promise<void> {
  if (member) await registerMember(page.request);
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

for (const route of ROUTES) {
  test(`${route.path} breaks no rule in any look, and fits at 320, 768 and 1440 px`, async ({ page }) => {
    // Up to 24 looks: a busy machine needs its time.
    test.setTimeout(180_000);
    const found: string[] = [];
    await open(page, route, 320);
    for (const [at, width] of WIDTHS.entries()) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await layoutProblems(page)).map((problem) => `${width} px: ${problem}`));
      for (const [turn, look] of (route.looks[at] ?? []).entries()) {
        await showColours(page, LOOKS[look] ?? {});
        const broken = turn === 0 ? await rulesBroken(page) : await colourRulesBroken(page);
        found.push(...broken.map((problem) => `${width} px, ${look}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });

  test(`${route.path} bends: text at 200 %, wide text spacing, forced colours, no motion`, async ({ page }) => {
    await open(page, route, 1280);
    const found: string[] = [];
    const check = async (what: string) =>
      found.push(...(await layoutProblems(page)).map((problem) => `${what}: ${problem}`));

    // What a browser set to twice its usual text does to sizes in rem and percent.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await check('200 % text');
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const spacing = await page.evaluateHandle(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
        return sheet;
      });
      await check(`text spacing at ${width} px`);
      await spacing.evaluate(
        (sheet) => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)),
      );
    }

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await check('forced colours');
    found.push(...(await controlsWithoutEdge(page)));
    found.push(
      ...(await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap((one) => (one.effect?.getComputedTiming().duration ? ['something moves'] : [])),
      )),
    );
    expect(found).toEqual([]);
  });

  test(`${route.path} by keyboard: each control is reached, seen and in front; each is 44 px`, async ({ page }) => {
    await open(page, route, 1280);
    const found = [...(await smallTargets(page)), ...(await focusProblems(page))];
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await settled(page);
    found.push(
      ...[...(await smallTargets(page)), ...(await focusProblems(page))].map((problem) => `320 px: ${problem}`),
    );
    expect(found).toEqual([]);
  });
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
        // A heading that opens what is below it has its edge around both.
        const around = [control, control.parentElement, control.parentElement?.parentElement];
        return getComputedStyle(control).textDecorationLine === 'none' && !around.some(hasEdge);
      })
      .map(
        (control) =>
          `forced colours: ${control.tagName.toLowerCase()} "${control.textContent?.trim().slice(0, 40)}" has no edge`,
      ),
  );
}
