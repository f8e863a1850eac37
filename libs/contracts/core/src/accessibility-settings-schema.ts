import { z } from 'zod';
import { COLOR_THEMES, FONT_FAMILIES, FONT_SIZE, TEXT_SPACING, toTenths } from './accessibility-settings';

const SIZE = `Use a whole number from ${FONT_SIZE.min} to ${FONT_SIZE.max}.`;
const SPACING = `Use a number from ${TEXT_SPACING.min} to ${TEXT_SPACING.max}.`;

/** What a service accepts. Separate from accessibility-settings.ts, so that pages can read settings without zod. */
export const accessibilitySettingsSchema = z.object({
  fontFamily: z.enum(FONT_FAMILIES, `Use one of: ${FONT_FAMILIES.join(', ')}.`),
  fontSize: z.int(SIZE).min(FONT_SIZE.min, SIZE).max(FONT_SIZE.max, SIZE),
  colorTheme: z.enum(COLOR_THEMES, `Use one of: ${COLOR_THEMES.join(', ')}.`),
  highContrast: z.boolean(),
  darkMode: z.boolean(),
  reduceMotion: z.boolean(),
  textSpacing: z.number(SPACING).min(TEXT_SPACING.min, SPACING).max(TEXT_SPACING.max, SPACING).transform(toTenths),
});
