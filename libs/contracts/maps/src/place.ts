import { z } from 'zod';

export const UNKNOWN_CITY = 'Unknown City';
export const UNKNOWN_COUNTRY = 'Unknown Country';

const position = { latitude: z.number(), longitude: z.number() };

/** Where a position is, in words. At sea: Unknown City, Unknown Country and no code. */
export const whereaboutsSchema = z.object({
  /** The city that people would say; the nearest place where there is none. */
  city: z.string(),
  /** The nearest place: a village, a suburb. */
  locality: z.string(),
  countryName: z.string(),
  countryCode: z.string().nullable(),
  ...position,
});
export type Whereabouts = z.infer<typeof whereaboutsSchema>;

export const placeSchema = z.object({
  name: z.string(),
  /** County or borough in Great Britain, elsewhere the region: what tells one Newcastle from another. */
  district: z.string().nullable(),
  countryName: z.string(),
  countryCode: z.string(),
  ...position,
  population: z.number().int().nullable(),
});
export type Place = z.infer<typeof placeSchema>;
