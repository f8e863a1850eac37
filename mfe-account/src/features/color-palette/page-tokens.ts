import type { PaletteColors } from '@waymark/contracts-account';
import { DARK_MARKS, LIGHT_MARKS, type AccentPalette, type NeutralPalette } from '@waymark/tokens';
import { contrast } from '@waymark/ui';
import { fromHex, rgbToHex, toHex, toRgb, type Rgb } from './color/to-hex';

const [BLACK, WHITE] = ['#000000', '#ffffff'];
/** Colours of warnings, which palettes do not have. They are readable on any light or dark background. */
const WARN = { light: 'hsl(39 100% 18%)', dark: 'hsl(41 100% 77%)' };
type State = 'good' | 'bad' | 'warn' | 'info';
const TINT = 0.1;
const STRONGER = 0.3;
const READABLE = 7;

const blend = (from: Rgb, to: Rgb, share: number): string => {
  const channel = (at: 0 | 1 | 2): number => Math.round(from[at] * share + to[at] * (1 - share));
  const mixed: Rgb = [channel(0), channel(1), channel(2)];
  return rgbToHex(mixed);
};
const mix = (color: string, into: string, share: number): string => blend(toRgb(color), toRgb(into), share);

/** Returns black or white, whichever has the higher contrast. */
const opposite = (color: string): string => (contrast(color, BLACK) > contrast(color, WHITE) ? BLACK : WHITE);

export const isDark = (colors: PaletteColors): boolean => opposite(toHex(colors.background)) === WHITE;

/**
 * Returns a palette colour for state text, moved towards black or white until it is readable on each background
 * (1.4.6).
 */
function stateInk(color: string, colors: PaletteColors): string {
  const grounds = [colors.background, colors.card, colors.muted, colors.secondary].map(toHex);
  const end: Rgb = isDark(colors) ? [255, 255, 255] : [0, 0, 0];
  const shares = Array.from({ length: 21 }, (_, step) => 1 - step / 20);
  const reads = (ink: string): boolean =>
    [...grounds, tintOf(ink, colors)].every((ground) => contrast(ink, ground) >= READABLE);
  return shares.map((share) => blend(toRgb(color), end, share)).find(reads) ?? rgbToHex(end);
}

const tintOf = (ink: string, colors: PaletteColors): string => blend(fromHex(ink), toRgb(colors.card), TINT);

/**
 * Derives the site's semantic colours (libs/ui tokens) from a palette, mixing those that it does not have. All as
 * `#rrggbb`.
 */
export function pageTokens(colors: PaletteColors): Record<keyof AccentPalette | keyof NeutralPalette, string> {
  const of = (role: keyof PaletteColors): string => toHex(colors[role]);
  const state = <Name extends State>(name: Name, color: string): Record<Name | `${Name}-soft`, string> => {
    const ink = stateInk(color, colors);
    return { [name]: ink, [`${name}-soft`]: tintOf(ink, colors) } as Record<Name | `${Name}-soft`, string>;
  };
  return {
    ...(isDark(colors) ? DARK_MARKS : LIGHT_MARKS),
    page: of('background'),
    surface: of('card'),
    sunken: of('muted'),
    text: of('foreground'),
    'text-soft': of('mutedForeground'),
    border: of('input'),
    line: of('border'),
    hair: of('border'),
    sun: of('accent'),
    'sun-soft': of('secondary'),
    'sun-line': of('border'),
    deep: of('muted'),
    'on-deep': of('foreground'),
    accent: of('primary'),
    'accent-strong': mix(colors.foreground, colors.primary, STRONGER),
    'accent-soft': of('secondary'),
    'on-accent': of('primaryForeground'),
    ...state('good', colors.accent),
    ...state('bad', colors.destructive),
    ...state('warn', isDark(colors) ? WARN.dark : WARN.light),
    ...state('info', colors.primary),
    star: of('accent'),
    'map-land': of('card'),
    'map-sea': of('muted'),
    focus: of('ring'),
    'focus-gap': opposite(of('ring')),
  };
}
