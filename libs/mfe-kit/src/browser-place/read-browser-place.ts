import { requestedLanguage } from '../host';
import { useInBrowser } from '../use-in-browser';
import type { BrowserPlace } from './uk-detection';

/** The part of Temporal used here; TypeScript's library does not have it yet. */
interface WithTemporal {
  Temporal?: { Now: { timeZoneId(): string } };
}

/** Returns the browser's time zone and language; needs no permission and no request. */
function readBrowserPlace(): BrowserPlace {
  return { timeZone: readTimeZone(), language: navigator.language ?? '' };
}

/**
 * Returns what `read` makes of the browser's time zone and language. The server, and the first render over its HTML,
 * know only the language of the request.
 */
export function useBrowserPlace<T extends string | boolean | undefined>(read: (place: BrowserPlace) => T): T {
  return useInBrowser(() => read(readBrowserPlace()), read({ timeZone: '', language: requestedLanguage() }));
}

/**
 * Uses Temporal if available: creating an Intl formatter just for the time zone blocks a slow phone for a fifth of a
 * second.
 */
function readTimeZone(): string {
  const { Temporal } = globalThis as WithTemporal;
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
}
