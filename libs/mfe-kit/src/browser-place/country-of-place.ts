import { isInUk, type BrowserPlace } from './uk-detection';

/** The home page's search treats Ireland as nearby, but its law and services are its own. */
const isIrish = ({ timeZone, language }: BrowserPlace): boolean =>
  timeZone === 'Europe/Dublin' || language.toLowerCase() === 'en-ie';

export const isBritish = (place: BrowserPlace): boolean => isInUk(place) && !isIrish(place);

/** A tag with a region after the language and optional script (BCP 47); later subtags are not regions. */
const WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * Returns the region that a language tag contains or implies: `de-AT` -> AT, `ja` -> JP. Intl is the last resort,
 * because its first use blocks a slow phone.
 */
export function regionOf(language: string): string {
  const [, named] = WITH_REGION.exec(language) ?? [];
  if (named) return named.toUpperCase();
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}

/** A method now, a property in older engines, missing in some browsers; TypeScript's library does not have it yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

/**
 * Returns the ISO 3166-1 code of the country that both language and time zone indicate. Half the world's browsers use
 * American English, so a language alone proves nothing.
 */
export function countryOfPlace(place: BrowserPlace): string | undefined {
  if (isBritish(place)) return 'GB';
  const region = regionOf(place.language);
  if (!region) return undefined;
  const locale = new Intl.Locale(`und-${region}`) as WithTimeZones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  return zones?.includes(place.timeZone) ? region : undefined;
}
