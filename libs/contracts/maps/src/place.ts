import { z } from 'zod';

export const UNKNOWN_CITY = 'Unknown City';
export const UNKNOWN_COUNTRY = 'Unknown Country';

const position = { latitude: z.number(), longitude: z.number() };

/** The place names for a position. At sea: Unknown City, Unknown Country and no code. */
export const whereaboutsSchema = z.object({
  /** The city that people would name; if there is none, the nearest place. */
  city: z.string(),
  /** The nearest place, such as a village or suburb. */
  locality: z.string(),
  countryName: z.string(),
  countryCode: z.string().nullable(),
  ...position,
});
export type Whereabouts = z.infer<typeof whereaboutsSchema>;

export const placeSchema = z.object({
  name: z.string(),
  /**
   * County or borough in Great Britain, region elsewhere; distinguishes places with the same name, such as Newcastle.
   */
  district: z.string().nullable(),
  countryName: z.string(),
  countryCode: z.string(),
  ...position,
  population: z.number().int().nullable(),
});
export type Place = z.infer<typeof placeSchema>;
