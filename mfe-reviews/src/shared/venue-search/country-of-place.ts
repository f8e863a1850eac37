import { isInUk, type BrowserPlace } from './uk-detection';

/** Home counts Ireland as near for its search; its law and its services are its own. */
const isIrish = ({ timeZone, language }: BrowserPlace): boolean =>
  timeZone === 'Europe/Dublin' || language.toLowerCase() === 'en-ie';

export const isBritish = (place: BrowserPlace): boolean => isInUk(place) && !isIrish(place);

/** A tag that names its region, after the language and perhaps a script (BCP 47); what comes later is no region. */
const WITH_REGION = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** The region that a language tag names or implies: `de-AT` -> AT, `ja` -> JP. Intl is asked last: its first use stops a slow phone. */
export function regionOf(language: string): string {
  const [, named] = WITH_REGION.exec(language) ?? [];
  if (named) return named.toUpperCase();
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    return '';
  }
}

/** A method now, a property in older engines; some browsers have neither, and TypeScript's library does not know it yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?(): string[] | undefined; timeZones?: string[] };

/**
 * ISO 3166-1 code of the country that language and clock agree on. Half the world's browsers speak American English, so a
 * language alone proves nothing.
 */
export function countryOfPlace(place: BrowserPlace): string | undefined {
  if (isBritish(place)) return 'GB';
  const region = regionOf(place.language);
  if (!region) return undefined;
  const locale = new Intl.Locale(`und-${region}`) as WithTimeZones;
  const zones = locale.getTimeZones?.() ?? locale.timeZones;
  return zones?.includes(place.timeZone) ? region : undefined;
}
