import { COLOR_THEMES, type ColorTheme } from '@waymark/contracts-core';
import { ACCENT_PALETTES, NEUTRAL_PALETTES } from '@waymark/tokens';
import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focus-ring';
import { fontSize, fontStacks, measure } from './tokens';

type Mode = 'light' | 'dark';

const variables = (palette: object): string =>
  Object.entries(palette)
    .map(([key, value]) => `--color-${key}:${value};`)
    .join('');

const themeSelector = (theme: ColorTheme): string => (theme === 'default' ? '' : `[data-theme='${theme}']`);

/**
 * Returns the rules of one mode for roots that match `root`; later rules override earlier ones of equal specificity.
 */
function modeRules(root: string, mode: Mode): string {
  const accents = COLOR_THEMES.map(
    (theme) => `${root}${themeSelector(theme)}{${variables(ACCENT_PALETTES[theme][mode])}}`,
  );
  // The monochrome theme is called pure black and white, so it looks like the High Contrast switch.
  const contrast = `${root}[data-theme='monochrome'],${root}.high-contrast{${variables(NEUTRAL_PALETTES[`${mode}HighContrast`])}}`;
  return `${root}{color-scheme:${mode};${variables(NEUTRAL_PALETTES[mode])}}${accents.join('')}${contrast}`;
}

/**
 * Returns all colour rules, selected by the root's class `dark`, class `high-contrast` and attribute `data-theme`.
 * System preferences set these too, before the first paint, so that the reader's own choice can override them.
 */
export function themeCss(): string {
  return `${modeRules(':root', 'light')}\n${modeRules(':root.dark', 'dark')}`;
}

const colours = themeCss();

/**
 * Rendered once by the shell. The accessibility settings are on the root: classes `dark` and `high-contrast`;
 * attributes `data-theme` and `data-font`; inline styles `font-size`, `--letter-spacing`, `--line-height` and
 * `--motion-duration`.
 */
export const GlobalStyle = createGlobalStyle`
  ${colours}

  :root {
    --font-family: ${fontStacks.inter};
    --letter-spacing: 0em;
    --line-height: 1.4;
    /* Running text: one and a half by default, and growing with the reader's text spacing. */
    --text-line-height: calc(var(--line-height) + 0.1);
    --motion-duration: 160ms;
    --shadow-float: 0 0.5rem 1.75rem rgb(20 24 32 / 16%);
    scroll-padding-block: 6rem;
    text-size-adjust: 100%;
  }

  /* What the focus goes to is never under a notification. */
  :root:has([aria-label='Notifications'] > :not(:empty)) { scroll-padding-block: 14rem; }

  :root[data-font='dyslexic'] { --font-family: ${fontStacks.dyslexic}; }

  @media (prefers-reduced-motion: reduce) {
    :root { --motion-duration: 0s; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  body {
    margin: 0;
    background: var(--color-page);
    color: var(--color-text);
    font-family: var(--font-family);
    font-size: ${fontSize.base};
    line-height: var(--text-line-height);
    letter-spacing: var(--letter-spacing);
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-weight: 700;
    text-wrap: balance;
    /* The larger, the closer; and growing with the reader's own spacing. */
    line-height: max(1.1, calc(var(--line-height) - 0.12));
  }
  h1 {
    font-size: ${fontSize.huge};
    font-weight: 750;
    line-height: max(1.06, calc(var(--line-height) - 0.28));
    letter-spacing: calc(var(--letter-spacing) - 0.018em);
  }
  h2 {
    font-size: ${fontSize.xlarge};
    line-height: max(1.1, calc(var(--line-height) - 0.18));
    letter-spacing: calc(var(--letter-spacing) - 0.008em);
  }
  h3 { font-size: ${fontSize.medium}; }
  h4 { font-size: ${fontSize.base}; }

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  p, li, dd { max-width: ${measure}; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  img, svg { max-width: 100%; }

  a {
    color: var(--color-accent);
    text-decoration-thickness: 0.08em;
    text-underline-offset: 0.18em;
  }
  a:hover { color: var(--color-accent-strong); text-decoration-thickness: 0.16em; }

  /* Browsers leave the colour of drawings alone in forced colours. */
  @media (forced-colors: active) {
    :root:root:root { --color-star: CanvasText; }
    svg { color: CanvasText; }
    a svg { color: LinkText; }
    button svg { color: ButtonText; }
  }

  /* On black, the browser's own empty boxes look disabled. */
  :root.high-contrast :is([type='checkbox'], [type='radio']):not(:checked, :focus-visible) {
    box-shadow: 0 0 0 2px var(--color-text);
  }
  [type='radio'] { border-radius: 50%; }

  :focus-visible { ${focusRing} }
  /* Headings and regions take focus by script only, to say where the reader is; they are not controls. */
  [tabindex='-1']:focus:not(:focus-visible) { outline: none; }
`;
