import type { BrowserPlace } from './uk-detection';

/** The part of Temporal that is used; TypeScript's library does not know it yet. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** Where there is no browser to ask. */
export const NOWHERE: BrowserPlace = { timeZone: '', language: '' };

/** What the browser says about where it is; asks nobody and needs no permission. */
export function readBrowserPlace(): BrowserPlace {
  return { timeZone: readTimeZone(), language: navigator.language ?? '' };
}

/** From Temporal where there is one: making a formatter of Intl's only to ask for its zone stops a slow phone for a fifth of a second. */
function readTimeZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
