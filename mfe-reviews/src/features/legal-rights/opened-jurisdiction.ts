import { type BrowserPlace, isBritish, regionOf } from '@waymark/mfe-kit';
import { JURISDICTION_CODES, type JurisdictionCode } from './content/jurisdiction';

const EU = 'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const BY_REGION = new Map<string, JurisdictionCode>([
  ['US', 'usa'],
  ['PR', 'usa'],
  ['GB', 'uk'],
  ['CA', 'canada'],
  ['AU', 'australia'],
  ['DE', 'germany'],
  ['JP', 'japan'],
  ...EU.map((region) => [region, 'eu'] as const),
]);

/** Time zones of the guide's countries, by the city at the end of their IANA name. */
const CITIES: Partial<Record<JurisdictionCode, string>> = {
  usa: `New_York Detroit Louisville Monticello Indianapolis Knox Marengo Petersburg Tell_City Vevay Vincennes Winamac Chicago
    Menominee Beulah Center New_Salem Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak
    Honolulu Puerto_Rico`,
  canada: `Toronto Montreal Vancouver Edmonton Winnipeg Halifax St_Johns Regina Whitehorse Iqaluit Moncton Glace_Bay Goose_Bay
    Yellowknife Inuvik Cambridge_Bay Rankin_Inlet Resolute Thunder_Bay Nipigon Rainy_River Atikokan Dawson Dawson_Creek
    Fort_Nelson Creston Swift_Current Blanc-Sablon`,
  germany: 'Berlin Busingen',
  japan: 'Tokyo',
  eu: `Vienna Brussels Sofia Zagreb Nicosia Famagusta Prague Copenhagen Tallinn Helsinki Mariehamn Paris Athens Budapest Dublin
    Rome Riga Vilnius Luxembourg Malta Amsterdam Warsaw Lisbon Madeira Azores Bucharest Bratislava Ljubljana Madrid Canary
    Ceuta Stockholm`,
};
const BY_CITY = new Map(
  Object.entries(CITIES).flatMap(([code, cities]) =>
    cities.split(/\s+/).map((city) => [city, code as JurisdictionCode] as const),
  ),
);

/** Returns the visitor's country: the UK by the same rule as the home page, else by time zone, else by language. */
export function jurisdictionOfPlace(place: BrowserPlace): JurisdictionCode | undefined {
  if (isBritish(place)) return 'uk';
  if (place.timeZone.startsWith('Australia/')) return 'australia';
  return BY_CITY.get(place.timeZone.split('/').at(-1) ?? '') ?? BY_REGION.get(regionOf(place.language));
}

const FIRST: JurisdictionCode = 'usa';

/** Returns the tab in the URL (`#uk`), else the visitor's country, else the first tab. */
export function openedJurisdiction(hash: string, home: JurisdictionCode | undefined): JurisdictionCode {
  return JURISDICTION_CODES.find((code) => `#${code}` === hash.toLowerCase()) ?? home ?? FIRST;
}
