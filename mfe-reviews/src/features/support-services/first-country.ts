import { useSearchMode } from '../../shared/venue-search/use-search-mode';

const UK: readonly string[] = [
  'UK',
  'GB',
  'United Kingdom',
  'Great Britain',
  'England',
  'Scotland',
  'Wales',
  'Northern Ireland',
];
export const isUk = (country: string): boolean => UK.includes(country);

/** The country whose services come first: the visitor's, as far as a browser tells it without being asked. */
export const useFirstCountry = (): string | undefined => (useSearchMode().inUk ? 'UK' : undefined);
