import { apiClient } from '@waymark/mfe-kit';
import { z } from 'zod';

/** What this slice reads of the maps slice's answer. */
const placeSchema = z.object({
  city: z.string().trim().min(1).catch('Unknown City'),
  countryName: z.string().trim().min(1).catch('Unknown Country'),
});

export type PlaceAt = z.infer<typeof placeSchema>;

/** The city and country at a position, from our own gazetteer: no third party learns where anyone is. */
export async function getPlaceAt(latitude: number, longitude: number): Promise<PlaceAt> {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
  return placeSchema.parse(await apiClient.get<unknown>(`/api/geo/reverse?${query.toString()}`));
}
