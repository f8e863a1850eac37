import type { BrowserPlace } from './uk-detection';

/** What the browser says about where it is; asks nobody and needs no permission. */
export function readBrowserPlace(): BrowserPlace {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', language: navigator.language ?? '' };
}
