import { countryOfPlace, useBrowserPlace } from '@waymark/mfe-kit';

/**
 * Returns the ISO 3166-1 code of the visitor's country, as far as the browser reveals it without a prompt; its
 * services come first.
 */
export const useFirstCountry = (): string | undefined => useBrowserPlace(countryOfPlace);
