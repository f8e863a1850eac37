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
  const accents = COLOR_THEMES.map(
    (theme) => `${root}${themeSelector(theme)}{${variables(ACCENT_PALETTES[theme][mode])}}`,
  );
  // S1 calls this theme pure black and white: it looks like the High Contrast switch.
  const contrast = `${root}[data-theme='monochrome'],${root}.high-contrast{${variables(NEUTRAL_PALETTES[`${mode}HighContrast`])}}`;
  return `${root}{color-scheme:${mode};${variables(NEUTRAL_PALETTES[mode])}}${accents.join('')}${contrast}`;
}

/**
 * The whole colour sheet, by what stands on the root: class `dark`, class `high-contrast`, attribute `data-theme`. The
 * system's own preferences arrive there too, before the first paint, so that what the reader chose can differ from them.
 */
export function themeCss(): string {
  return `${modeRules(':root', 'light')}\n${modeRules(':root.dark', 'dark')}`;
}
