import { z } from 'zod';
import { ignoredSchema, lineSchema, paragraphsSchema, requiredLineSchema } from '@waymark/contracts-core';
import { ATTRACTION_KINDS } from './attraction-kinds';
import { coordinate } from './venue';

export const attractionKindSchema = z.enum(ATTRACTION_KINDS);

/** S2's entity: a place of one of ATTRACTION_KINDS, with the id that it has everywhere. */
export const attractionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  category: attractionKindSchema,
  /** Address, town and country in one line. */
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Mean of its reviews' overall ratings; null while nobody rated it. */
  accessibilityRating: z.number().nullable(),
  createdAt: z.iso.datetime(),
  city: z.string().nullable(),
  country: z.string(),
  reviewCount: z.number().int(),
  /** True only for the made-up places of local mode. */
  isSample: z.boolean(),
});
export type Attraction = z.output<typeof attractionSchema>;

/** Body of POST /api/attractions. */
export const createAttractionSchema = z
  .object({
    name: requiredLineSchema(255, 'Attraction name is required'),
    description: paragraphsSchema(2000).nullish(),
    category: attractionKindSchema.default('attraction'),
    /** Address, or how to find it. */
    location: lineSchema(500).nullish(),
    city: lineSchema(100).nullish(),
    country: lineSchema(100)
      .transform((country) => country || 'UK')
      .default('UK'),
    latitude: coordinate(90, 'Latitude is a number from -90 to 90.').optional(),
    longitude: coordinate(180, 'Longitude is a number from -180 to 180.').optional(),
    accessibilityRating: ignoredSchema('Not read: it is the mean of the reviews.'),
  })
  .refine((place) => (place.latitude == null) === (place.longitude == null), {
    path: ['longitude'],
    message: 'Give both latitude and longitude, or neither.',
  });
export type CreateAttraction = z.output<typeof createAttractionSchema>;
