import { ACCENT_PALETTES, COLOR_THEMES, type ColorTheme } from './accent-palettes';
import { NEUTRAL_PALETTES } from './neutral-palettes';

type Mode = 'light' | 'dark';

const variables = (palette: object): string =>
  Object.entries(palette)
    .map(([key, value]) => `--color-${key}:${value};`)
    .join('');

const themeSelector = (theme: ColorTheme): string => (theme === 'default' ? '' : `[data-theme='${theme}']`);

/** Rules of one mode for roots that match `root`; later rules win over earlier ones of equal weight. */
function modeRules(root: string, mode: Mode): string {
  const accents = COLOR_THEMES.map((theme) => `${root}${themeSelector(theme)}{${variables(ACCENT_PALETTES[theme][mode])}}`);
  return `${root}{color-scheme:${mode};${variables(NEUTRAL_PALETTES[mode])}}${accents.join('')}`;
}

const contrastRules = (root: string, mode: Mode): string => `${root}{${variables(NEUTRAL_PALETTES[`${mode}HighContrast`])}}`;

/** The whole colour sheet: explicit classes on the root win over the preferences of the system. */
export function themeCss(): string {
  const system = ':root:not(.light):not(.dark)';
  const systemDark = `${modeRules(system, 'dark')}${contrastRules(`${system}.high-contrast`, 'dark')}`;
  return [
    modeRules(':root', 'light'),
    contrastRules(':root.high-contrast', 'light'),
    `@media (prefers-contrast:more){${contrastRules(':root', 'light')}}`,
    `@media (prefers-color-scheme:dark){${systemDark}}`,
    `@media (prefers-color-scheme:dark) and (prefers-contrast:more){${contrastRules(system, 'dark')}}`,
    modeRules(':root.dark', 'dark'),
    contrastRules(':root.dark.high-contrast', 'dark'),
    `@media (prefers-contrast:more){${contrastRules(':root.dark', 'dark')}}`,
  ].join('\n');
}
