import { ACCESSIBILITY_SETTINGS_KEY } from '@waymark/contracts-core';

/** The text of the stored object; null when there is none, or when the browser refuses its storage. */
export function readStored(): string | null {
  try {
    return localStorage.getItem(ACCESSIBILITY_SETTINGS_KEY);
  } catch {
    return null;
  }
}

/** Without storage, settings last as long as the page. */
export function writeStored(value: object): void {
  try {
    localStorage.setItem(ACCESSIBILITY_SETTINGS_KEY, JSON.stringify(value));
  } catch {
    // Full or refused: what was chosen shows all the same.
  }
}
