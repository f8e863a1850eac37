import { iso1A2Code } from '@rapideditor/country-coder';

/** ISO code of the country or territory at a position, or null at sea. */
export function countryAt({ latitude, longitude }: { latitude: number; longitude: number }): string | null {
  return iso1A2Code([longitude, latitude], { level: 'territory' });
}
