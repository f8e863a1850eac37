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

/** Without storage, settings last as long as the page. */
const stored = storedText('local', ACCESSIBILITY_SETTINGS_KEY);
const UNKNOWN_TIME = new Date(0).toISOString();

/** Reads what stands beside stored settings. Settings without a time were chosen, but lose against any that have one. */
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

/** Shows the page as the settings say. */
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
  /** When somebody last changed a setting on this device; null while the system's preferences stand. */
  updatedAt: string | null;
  /** Id of the member who was signed in then: on a shared device the next one keeps their own. */
  member: number | null;
}

export const settingsStore = createStore<ChosenSettings>(() => ({
  settings: DEFAULT_ACCESSIBILITY_SETTINGS,
  updatedAt: null,
  member: null,
}));

/** Shows what is stored, then follows the system while nothing is, and the other tabs of this browser. */
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

/** Applies and saves at once. */
export function changeSettings(change: Partial<AccessibilitySettings>): void {
  // The page's class is what the reader sees; something else than the panel may have set it.
  const darkMode = document.documentElement.classList.contains('dark');
  const settings = { ...settingsStore.getState().settings, darkMode, ...change };
  adoptSettings({
    settings,
    updatedAt: new Date().toISOString(),
    member: getHost().session.getState().user?.id ?? null,
  });
}

export const resetSettings = (): void => changeSettings(DEFAULT_ACCESSIBILITY_SETTINGS);

/** Takes settings as they are, from this device or from the account. */
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
