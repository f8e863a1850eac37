import { call } from '@waymark/mfe-kit';
import { reverseGeocode } from '../../endpoints';

export interface PlaceAt {
  city: string;
  countryName: string;
}

/** The city and country at a position, from our own gazetteer: no third party learns where anyone is. */
export async function getPlaceAt(latitude: number, longitude: number): Promise<PlaceAt> {
  const { city, countryName } = await call(reverseGeocode, { query: { latitude, longitude } });
  return { city: city?.trim() || 'Unknown City', countryName: countryName?.trim() || 'Unknown Country' };
}
