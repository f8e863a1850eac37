import { createStore } from 'zustand/vanilla';
import {
  ACCESSIBILITY_SETTINGS_KEY,
  DEFAULT_ACCESSIBILITY_SETTINGS,
  settingsAtStart,
  type AccessibilitySettings,
} from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { applySettings } from './apply-settings';
import { chosenWhenAndBy } from './chosen-when-and-by';
import { readStored, writeStored } from './stored-settings';
import { onSystemChange, systemPreferences } from './system-preferences';

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
  writeStored({ ...settings, updatedAt, member });
}

function readChosen(): ChosenSettings {
  const text = readStored();
  return { settings: settingsAtStart(text, systemPreferences()), ...chosenWhenAndBy(text) };
}
