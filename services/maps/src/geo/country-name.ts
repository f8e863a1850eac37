import { countries } from 'countries-list';
import { UNKNOWN_COUNTRY } from '@waymark/contracts-maps';

/** English name of a country. Great Britain and Northern Ireland are "UK", the product's own word. */
export function countryName(code: string | null): string {
  if (code === 'GB') return 'UK';
  return code !== null && code in countries ? countries[code as keyof typeof countries].name : UNKNOWN_COUNTRY;
}
