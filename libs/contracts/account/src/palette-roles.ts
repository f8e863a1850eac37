/** A colour: hue 0-359, saturation and lightness 0-100. */
export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,4})?)`;
const BARE = new RegExp(String.raw`^${NUMBER}(?:deg)?(?:\s*,\s*|\s+)${NUMBER}%(?:\s*,\s*|\s+)${NUMBER}%$`);
const FUNCTION = /^hsla?\(([^()]*)\)$/;
const LONGEST = 60;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Parses `210 50% 40%` and `hsl(210, 50%, 40%)`. Returns null for anything else, so that unsafe text never reaches a
 * style sheet.
 */
export function parseHsl(text: unknown): Hsl | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const trimmed = text.trim().toLowerCase();
  const found = BARE.exec((FUNCTION.exec(trimmed)?.[1] ?? trimmed).trim());
  if (!found) return null;
  const [hue = NaN, saturation = NaN, lightness = NaN] = found.slice(1).map(Number);
  if (!(hue <= 360 && saturation <= 100 && lightness <= 100)) return null;
  return { hue: tenth(hue % 360), saturation: tenth(saturation), lightness: tenth(lightness) };
}

/** Returns a colour as `hsl(210 50% 40%)`, the only form that we store; it consists of numbers only. */
export const serializeHsl = ({ hue, saturation, lightness }: Hsl): string => `hsl(${hue} ${saturation}% ${lightness}%)`;

/** The colours of a palette, by purpose. No zod in this file: pages load it before they validate anything. */
export const PALETTE_ROLES = [
  'primary',
  'primaryForeground',
  'secondary',
  'secondaryForeground',
  'background',
  'foreground',
  'card',
  'cardForeground',
  'muted',
  'mutedForeground',
  'accent',
  'accentForeground',
  'destructive',
  'destructiveForeground',
  'border',
  'input',
  'ring',
] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];

/** HSL strings as `serializeHsl` writes them. */
export type PaletteColors = Record<PaletteRole, string>;

/** Text and its background. WCAG 2.2 AA requires a contrast of 4.5:1. */
export const PALETTE_TEXT_PAIRS: readonly (readonly [text: PaletteRole, ground: PaletteRole])[] = [
  ['foreground', 'background'],
  ['cardForeground', 'card'],
  ['primaryForeground', 'primary'],
  ['secondaryForeground', 'secondary'],
  ['mutedForeground', 'muted'],
  ['mutedForeground', 'background'],
  ['mutedForeground', 'card'],
  ['accentForeground', 'accent'],
  ['destructiveForeground', 'destructive'],
];

/**
 * Colours that mark a control, its state or its focus, and the background behind them. WCAG 2.2 AA requires a contrast
 * of 3:1.
 */
export const PALETTE_PART_PAIRS: readonly (readonly [part: PaletteRole, ground: PaletteRole])[] = [
  ...(['primary', 'accent', 'destructive', 'input', 'ring'] as const).flatMap((part) =>
    (['background', 'card'] as const).map((ground) => [part, ground] as const),
  ),
];

/** Maximum number of palettes per member. */
export const PALETTES_PER_MEMBER = 20;
export const PALETTE_NAME_MAX = 60;
export const PALETTE_DESCRIPTION_MAX = 300;

export const PALETTE_FONT_SIZE = { min: 12, max: 24, step: 1, usual: 16 } as const;
export const PALETTE_LINE_HEIGHT = { min: 1.2, max: 2, step: 0.1, usual: 1.5 } as const;
