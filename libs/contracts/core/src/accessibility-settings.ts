/** How somebody wants to see the site. Names, values and ranges as in the stored object. */
export interface AccessibilitySettings {
  fontFamily: FontFamily;
  /** In px where the browser's own size is the usual 16; scales with a browser set to another. */
  fontSize: number;
  colorTheme: ColorTheme;
  highContrast: boolean;
  darkMode: boolean;
  reduceMotion: boolean;
  textSpacing: number;
}

export const FONT_FAMILIES = ['inter', 'dyslexic'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** As written in `data-theme` on the root. */
export const COLOR_THEMES = ['default', 'warm', 'nature', 'royal', 'monochrome'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

export const FONT_SIZE = { min: 12, max: 24, step: 1, buttonStep: 2 } as const;
export const TEXT_SPACING = { min: 0.5, max: 2, step: 0.1 } as const;

/** Local storage: one JSON object. */
export const ACCESSIBILITY_SETTINGS_KEY = 'accessibilitySettings';

export const DEFAULT_ACCESSIBILITY_SETTINGS: Readonly<AccessibilitySettings> = {
  fontFamily: 'inter',
  fontSize: 16,
  colorTheme: 'default',
  highContrast: false,
  darkMode: false,
  reduceMotion: false,
  textSpacing: 1,
};

type Rules = { [Key in keyof AccessibilitySettings]: (value: unknown) => boolean };

const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isOneOf = (list: readonly string[]) => (value: unknown) => list.some((one) => one === value);
const isWithin =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown) =>
    typeof value === 'number' && value >= min && value <= max;

const RULES: Rules = {
  fontFamily: isOneOf(FONT_FAMILIES),
  fontSize: (value) => isWithin(FONT_SIZE)(value) && Number.isInteger(value),
  colorTheme: isOneOf(COLOR_THEMES),
  highContrast: isFlag,
  darkMode: isFlag,
  reduceMotion: isFlag,
  textSpacing: isWithin(TEXT_SPACING),
};

/** Settings out of anything: what is no object gives the defaults, each wrong field its own default. Never throws. */
export function readAccessibilitySettings(stored: unknown): AccessibilitySettings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = (Object.keys(RULES) as (keyof Rules)[]).filter(
    (key) => Object.hasOwn(given, key) && RULES[key](given[key]),
  );
  const read = { ...DEFAULT_ACCESSIBILITY_SETTINGS, ...Object.fromEntries(known.map((key) => [key, given[key]])) };
  return { ...read, textSpacing: toTenths(read.textSpacing) };
}

/** Steps of a tenth, added up in binary, are slightly off. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
