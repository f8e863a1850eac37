import type { BrowserPlace } from './uk-detection';

/** The part of Temporal used here; TypeScript's library does not have it yet. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** Used outside a browser. */
export const NOWHERE: BrowserPlace = { timeZone: '', language: '' };

/** Returns the browser's time zone and language; needs no permission and no request. */
export function readBrowserPlace(): BrowserPlace {
  return { timeZone: readTimeZone(), language: navigator.language ?? '' };
}

/**
 * Uses Temporal if available: creating an Intl formatter just for the time zone blocks a slow phone for a fifth of a
 * second.
 */
function readTimeZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
