import { createStore } from 'zustand/vanilla';
import {
  ACCESSIBILITY_SETTINGS_KEY,
  DEFAULT_ACCESSIBILITY_SETTINGS,
  parseJson,
  settingsAtStart,
  type AccessibilitySettings,
  accessibilityLook,
  type SystemPreferences,
} from '@waymark/contracts-core';
import { getHost, storedText } from '@waymark/mfe-kit';

interface WhenAndBy {
  updatedAt: string | null;
  member: number | null;
}

/** Without storage, settings last only as long as the page. */
const stored = storedText('local', ACCESSIBILITY_SETTINGS_KEY);
const UNKNOWN_TIME = new Date(0).toISOString();

/**
 * Reads author and time of stored settings. Settings without a time count as chosen, but lose against any with a time.
 */
function chosenWhenAndBy(text: string | null): WhenAndBy {
  const chosen = parseJson(text ?? 'null');
  if (typeof chosen !== 'object' || chosen === null) return { updatedAt: null, member: null };
  const { updatedAt, member } = chosen as Record<string, unknown>;
  const isTime = typeof updatedAt === 'string' && Number.isFinite(Date.parse(updatedAt));
  return { updatedAt: isTime ? updatedAt : UNKNOWN_TIME, member: typeof member === 'number' ? member : null };
}

const QUERIES: Record<keyof SystemPreferences, string> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
};

const asks = (key: keyof SystemPreferences): boolean => window.matchMedia(QUERIES[key]).matches;

const systemPreferences = (): SystemPreferences => ({
  dark: asks('dark'),
  reducedMotion: asks('reducedMotion'),
  moreContrast: asks('moreContrast'),
});

function onSystemChange(listener: () => void): void {
  for (const query of Object.values(QUERIES)) window.matchMedia(query).addEventListener('change', listener);
}

/** Applies the settings to the page. */
function applySettings(settings: AccessibilitySettings): void {
  const root = document.documentElement;
  const { classes, attributes, style, colorScheme } = accessibilityLook(settings);
  for (const [name, on] of Object.entries(classes)) root.classList.toggle(name, on);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value);
  document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.setAttribute('content', colorScheme);
}

export interface ChosenSettings {
  settings: AccessibilitySettings;
  /** When a person last changed a setting on this device; null while the system's preferences apply. */
  updatedAt: string | null;
  /** ID of the member signed in at that time: on a shared device, the next member keeps their own settings. */
  member: number | null;
}

export const settingsStore = createStore<ChosenSettings>(() => ({
  settings: DEFAULT_ACCESSIBILITY_SETTINGS,
  updatedAt: null,
  member: null,
}));

/** Applies the stored settings; without any, follows the system. Also follows this browser's other tabs. */
export function startSettings(): void {
  const show = (): void => {
    settingsStore.setState(readChosen());
    applySettings(settingsStore.getState().settings);
  };
  show();
  onSystemChange(show);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === ACCESSIBILITY_SETTINGS_KEY) show();
  });
}

/** Applies and saves a change immediately. */
export function changeSettings(change: Partial<AccessibilitySettings>): void {
  // The page's class is what the reader sees, and other code than the panel may have set it.
  const darkMode = document.documentElement.classList.contains('dark');
  const settings = { ...settingsStore.getState().settings, darkMode, ...change };
  adoptSettings({
    settings,
    updatedAt: new Date().toISOString(),
    member: getHost().session.getState().user?.id ?? null,
  });
}

export const resetSettings = (): void => changeSettings(DEFAULT_ACCESSIBILITY_SETTINGS);

/** Applies and stores complete settings, from this device or the account. */
export function adoptSettings(chosen: ChosenSettings): void {
  const { settings, updatedAt, member } = chosen;
  settingsStore.setState(chosen);
  applySettings(settings);
  stored.write(JSON.stringify({ ...settings, updatedAt, member }));
}

function readChosen(): ChosenSettings {
  const text = stored.read() ?? null;
  return { settings: settingsAtStart(text, systemPreferences()), ...chosenWhenAndBy(text) };
}
