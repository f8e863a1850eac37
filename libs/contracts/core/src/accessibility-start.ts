import {
  DEFAULT_ACCESSIBILITY_SETTINGS,
  readAccessibilitySettings,
  type AccessibilitySettings,
} from './accessibility-settings';
import { parseJson } from './parse-json';

/** What the operating system says of its user: prefers-color-scheme, -reduced-motion, -contrast. */
export interface SystemPreferences {
  dark: boolean;
  reducedMotion: boolean;
  moreContrast: boolean;
}

/** Settings for a page load: what was stored, read with care; the system's own while nothing was ever stored. */
export function settingsAtStart(storedText: string | null, system: SystemPreferences): AccessibilitySettings {
  if (storedText !== null) return readAccessibilitySettings(parseJson(storedText));
  return {
    ...DEFAULT_ACCESSIBILITY_SETTINGS,
    darkMode: system.dark,
    reduceMotion: system.reducedMotion,
    highContrast: system.moreContrast,
  };
}
