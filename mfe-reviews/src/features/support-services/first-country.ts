import { countryOfPlace, readBrowserPlace, useInBrowser } from '@waymark/mfe-kit';

const readCountry = (): string | undefined => countryOfPlace(readBrowserPlace());

/**
 * Returns the ISO 3166-1 code of the visitor's country, as far as the browser reveals it without a prompt; its
 * services come first.
 */
export const useFirstCountry = (): string | undefined => useInBrowser(readCountry, undefined);
