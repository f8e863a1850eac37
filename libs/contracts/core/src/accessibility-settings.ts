import { parseJson } from './parse-json';

/** How a person wants to see the site. Names, values and ranges match the stored object. */
export interface AccessibilitySettings {
  fontFamily: FontFamily;
  /** Font size in px, assuming the browser's default of 16; it scales with a different default. */
  fontSize: number;
  colorTheme: ColorTheme;
  highContrast: boolean;
  darkMode: boolean;
  reduceMotion: boolean;
  textSpacing: number;
}

export const FONT_FAMILIES = ['inter', 'dyslexic'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** Values of `data-theme` on the root element. */
export const COLOR_THEMES = ['default', 'warm', 'nature', 'royal', 'monochrome'] as const;
export type ColorTheme = (typeof COLOR_THEMES)[number];

export const FONT_SIZE = { min: 12, max: 24, step: 1, buttonStep: 2 } as const;
export const TEXT_SPACING = { min: 0.5, max: 2, step: 0.1 } as const;

/** Key in local storage; the value is one JSON object. */
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

/**
 * Parses settings from any value. A non-object gives the defaults; each invalid field gets its own default. Never
 * throws.
 */
export function readAccessibilitySettings(stored: unknown): AccessibilitySettings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const known = (Object.keys(RULES) as (keyof Rules)[]).filter(
    (key) => Object.hasOwn(given, key) && RULES[key](given[key]),
  );
  const read = { ...DEFAULT_ACCESSIBILITY_SETTINGS, ...Object.fromEntries(known.map((key) => [key, given[key]])) };
  return { ...read, textSpacing: toTenths(read.textSpacing) };
}

/** Rounds to tenths, because adding tenths in binary is slightly inexact. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** What the settings change on the page's root element. */
export interface AccessibilityLook {
  classes: Record<'dark' | 'high-contrast', boolean>;
  attributes: Record<'data-theme' | 'data-font', string>;
  /** An empty value removes the property. */
  style: Record<'font-size' | '--letter-spacing' | '--line-height' | '--motion-duration', string>;
  /** Value for `<meta name="color-scheme">`, which sets the page's colours until its style sheet has loaded. */
  colorScheme: 'light' | 'dark';
}

const USUAL_PX = 16;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Returns the look for these settings. The font size is relative to the browser's default: n px at the usual 16 px,
 * more when the
 * browser uses large text. Letter spacing and line height grow with `textSpacing`.
 */
export function accessibilityLook(settings: AccessibilitySettings): AccessibilityLook {
  const { colorTheme, darkMode, fontFamily, fontSize, highContrast, reduceMotion, textSpacing } = settings;
  return {
    classes: { dark: darkMode, 'high-contrast': highContrast },
    attributes: { 'data-theme': colorTheme, 'data-font': fontFamily },
    style: {
      'font-size': `${(fontSize / USUAL_PX) * 100}%`,
      '--letter-spacing': `${round((textSpacing - 1) * 0.05)}em`,
      '--line-height': String(round(1.4 + (textSpacing - 1) * 0.2)),
      '--motion-duration': reduceMotion ? '0s' : '',
    },
    colorScheme: darkMode ? 'dark' : 'light',
  };
}

/** Preferences from the operating system: prefers-color-scheme, -reduced-motion, -contrast. */
export interface SystemPreferences {
  dark: boolean;
  reducedMotion: boolean;
  moreContrast: boolean;
}

/**
 * Returns the settings for a page load: the stored ones, validated, or the system preferences if none were ever
 * stored.
 */
export function settingsAtStart(storedText: string | null, system: SystemPreferences): AccessibilitySettings {
  if (storedText !== null) return readAccessibilitySettings(parseJson(storedText));
  return {
    ...DEFAULT_ACCESSIBILITY_SETTINGS,
    darkMode: system.dark,
    reduceMotion: system.reducedMotion,
    highContrast: system.moreContrast,
  };
}
