import { ACCENT_PALETTES, type AccentPalette } from './accent-palettes';
import { NEUTRAL_PALETTES, type NeutralPalette } from './neutral-palettes';

type Colour = keyof NeutralPalette | keyof AccentPalette;
type Mode = 'light' | 'dark';

/** All colours of the default theme by name, as `#rrggbb`. */
export const COLOURS: Readonly<Record<Mode, Readonly<Record<Colour, string>>>> = {
  light: { ...NEUTRAL_PALETTES.light, ...ACCENT_PALETTES.default.light },
  dark: { ...NEUTRAL_PALETTES.dark, ...ACCENT_PALETTES.default.dark },
};

/** Returns CSS declarations `--<name>:<colour>` joined by `;`, for pages without the site's style sheet. */
export const colourVariables = (mode: Mode, names: readonly Colour[]): string =>
  names.map((name) => `--${name}:${COLOURS[mode][name]}`).join(';');

/** Returns a style sheet that sets these colours on the root, light or dark as in the reader's system. */
export const systemColours = (names: readonly Colour[]): string =>
  `:root{color-scheme:light dark;${colourVariables('light', names)}}` +
  `@media(prefers-color-scheme:dark){:root{${colourVariables('dark', names)}}}`;
