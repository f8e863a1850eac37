import type { AccessibilitySettings } from './accessibility-settings';

/** What settings put on the page's root element, and nowhere else. */
export interface AccessibilityLook {
  classes: Record<'dark' | 'high-contrast', boolean>;
  attributes: Record<'data-theme' | 'data-font', string>;
  /** An empty value takes the property away. */
  style: Record<'font-size' | '--letter-spacing' | '--line-height' | '--motion-duration', string>;
  /** For `<meta name="color-scheme">`: the colour of the page while its style sheet is still on the way. */
  colorScheme: 'light' | 'dark';
}

const USUAL_PX = 16;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * Font size is a share of the browser's own size: n px where that is the usual 16 px, more where somebody set their
 * browser to large text. Letter spacing and line height grow with `textSpacing`.
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
