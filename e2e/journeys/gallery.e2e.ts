import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COLOR_THEMES } from '@waymark/contracts-core';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { lastingLayoutProblems } from '../support/layout-problems';
import { showColours } from '../support/look';
import { REPOSITORY } from '../support/platform';
import { colourRulesBroken, rulesBroken } from '../support/rules-broken';

const run = promisify(execFile);
const UI = 'libs/ui/src/test-support/print-gallery.tsx';

/** Opens one page with the components of all pages, rendered without a remote around them. */
async function openGallery(page: Page): Promise<void> {
  const tsx = join(REPOSITORY, 'node_modules/.bin/tsx');
  const { stdout } = await run(process.execPath, [tsx, '--tsconfig', 'libs/ui/tsconfig.json', UI], { cwd: REPOSITORY });
  await page.route('**/gallery', (route) => route.fulfill({ contentType: 'text/html', body: stdout }));
  await page.goto('/gallery');
}

test('all components break no rule under any theme, and lose nothing in forced colours or with more room in their text (SX.80, SX.81)', async ({
  page,
}) => {
  const found: string[] = [];
  const note = (what: string, problems: string[]) => found.push(...problems.map((problem) => `${what}: ${problem}`));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  note('light', await rulesBroken(page));
  note('no motion', await movingThings(page));
  for (const colorTheme of COLOR_THEMES)
    for (const darkMode of [false, true])
      for (const highContrast of [false, true]) {
        await showColours(page, { colorTheme, darkMode, highContrast });
        note(JSON.stringify({ colorTheme, darkMode, highContrast }), await colourRulesBroken(page));
      }
  await showColours(page, {});
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  note('forced colours', await controlsWithoutEdge(page));
  note('forced colours', await drawingsInOwnColours(page));
  const fill = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await expect(fill('primary')).not.toHaveCSS('background-color', await colourOf(fill('secondary')));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  await spaceText(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    note(`spaced text at ${width} px`, await lastingLayoutProblems(page));
  }
  expect(found).toEqual([]);
});

/** Sets wider line, word and letter spacing, as some readers do (WCAG 1.4.12). */
async function spaceText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  });
}

function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((one) => (one.effect?.getComputedTiming().duration ? ['something moves'] : [])),
  );
}

const colourOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Forced colours do not reach into drawings: their colours must be the reader's. */
function drawingsInOwnColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const readers = ['CanvasText', 'LinkText', 'ButtonText', 'ButtonFace', 'GrayText', 'SelectedItemText', 'Highlight'];
    const swatch = document.body.appendChild(document.createElement('i'));
    swatch.style.forcedColorAdjust = 'none';
    const allowed = readers.map((colour) => {
      swatch.style.color = colour;
      return getComputedStyle(swatch).color;
    });
    swatch.remove();
    return [...document.querySelectorAll('main svg')]
      .filter((drawing) => !allowed.includes(getComputedStyle(drawing).color))
      .map((drawing) => `the drawing in "${drawing.parentElement?.textContent?.trim().slice(0, 40)}" keeps its colour`);
  });
}

/** Forced colours remove backgrounds, so a button or box without a border would look like text. */
function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, main input:not([type="radio"], [type="checkbox"], [type="range"]), main select, main textarea',
      ),
    ]
      .filter((control) => {
        const hasEdge = (element: Element | null | undefined) =>
          element != null &&
          getComputedStyle(element).borderTopStyle !== 'none' &&
          Number.parseFloat(getComputedStyle(element).borderTopWidth) >= 1;
        // A heading that opens what is below it has one border around both. A small icon in a large target has its own
        // border.
        const sign = control.childNodes.length === 1 ? control.firstElementChild : null;
        const around = [control, sign, control.parentElement, control.parentElement?.parentElement];
        return getComputedStyle(control).textDecorationLine === 'none' && !around.some(hasEdge);
      })
      .map((control) => `${control.tagName.toLowerCase()} "${control.textContent?.trim().slice(0, 40)}" has no edge`),
  );
}
