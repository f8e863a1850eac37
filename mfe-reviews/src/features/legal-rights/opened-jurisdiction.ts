import type { BrowserPlace } from '../../shared/venue-search/uk-detection';
import { JURISDICTION_CODES, type JurisdictionCode } from './content/jurisdiction';
import { jurisdictionOfPlace } from './jurisdiction-of-place';

const FIRST: JurisdictionCode = 'usa';

/** What the address names (`#uk`), else the visitor's own country, else the first tab. */
export function openedJurisdiction(hash: string, place: BrowserPlace): JurisdictionCode {
  return JURISDICTION_CODES.find((code) => `#${code}` === hash.toLowerCase()) ?? jurisdictionOfPlace(place) ?? FIRST;
}
