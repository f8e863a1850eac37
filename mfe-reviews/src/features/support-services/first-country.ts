import { useInBrowser } from '@waymark/mfe-kit';
import { countryOfPlace } from '../../shared/venue-search/country-of-place';
import { readBrowserPlace } from '../../shared/venue-search/read-browser-place';

const readCountry = (): string | undefined => countryOfPlace(readBrowserPlace());

/** ISO 3166-1 code of the country whose services come first: the visitor's, as far as a browser tells it without being asked. */
export const useFirstCountry = (): string | undefined => useInBrowser(readCountry, undefined);
