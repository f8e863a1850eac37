import {
  boxSchema,
  defineEndpoint,
  idParamSchema,
  ignoredSchema,
  lineSchema,
  pageQuerySchema,
  paragraphsSchema,
  requiredLineSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { ATTRACTION_KINDS } from './attraction-kinds';
import { coordinate } from './venue';

export const attractionKindSchema = z.enum(ATTRACTION_KINDS);

/** A place of one of ATTRACTION_KINDS; attractions and venues share one range of IDs. */
export const attractionSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  category: attractionKindSchema,
  /** Address, town and country in one line. */
  location: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Mean of its reviews' overall ratings; null without any rating. */
  accessibilityRating: z.number().nullable(),
  createdAt: z.iso.datetime(),
  city: z.string().nullable(),
  country: z.string(),
  reviewCount: z.number().int(),
  /** True only for the sample places of local mode. */
  isSample: z.boolean(),
});
export type Attraction = z.output<typeof attractionSchema>;

/** Body of POST /api/attractions. */
export const createAttractionSchema = z
  .object({
    name: requiredLineSchema(255, 'Attraction name is required'),
    description: paragraphsSchema(2000).nullish(),
    category: attractionKindSchema.default('attraction'),
    /** The address, or directions to it. */
    location: lineSchema(500).nullish(),
    city: lineSchema(100).nullish(),
    country: lineSchema(100)
      .transform((country) => country || 'UK')
      .default('UK'),
    latitude: coordinate(90, 'Latitude is a number from -90 to 90.').optional(),
    longitude: coordinate(180, 'Longitude is a number from -180 to 180.').optional(),
    accessibilityRating: ignoredSchema('Ignored: we work it out as the mean of the reviews’ ratings.'),
  })
  .refine((place) => (place.latitude == null) === (place.longitude == null), {
    path: ['longitude'],
    message: 'Enter both latitude and longitude, or neither.',
  });
export type CreateAttraction = z.output<typeof createAttractionSchema>;

export const listAttractions = defineEndpoint({
  name: 'listAttractions',
  method: 'GET',
  path: '/api/attractions',
  summary: 'Attractions, best known first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    category: attractionKindSchema.optional(),
    /** A town by name; ignores case and accents. */
    place: lineSchema(100).optional(),
    box: boxSchema.optional(),
  }),
  response: z.array(attractionSchema),
  status: 200,
});

export const getAttraction = defineEndpoint({
  name: 'getAttraction',
  method: 'GET',
  path: '/api/attractions/:id',
  summary: 'An attraction. Its features, reviews and history are at /api/venues/:id, under the same ID.',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  response: attractionSchema,
  status: 200,
  problems: ['attraction.not-found'],
});

export const findOrCreateAttraction = defineEndpoint({
  name: 'findOrCreateAttraction',
  posts: true,
  method: 'POST',
  path: '/api/attractions',
  summary: 'Returns a matching attraction (200) or creates it (201).',
  access: 'member',
  body: createAttractionSchema,
  response: attractionSchema,
  status: 201,
  problems: ['attraction.is-venue'],
});

export const ATTRACTION_ENDPOINTS = [listAttractions, getAttraction, findOrCreateAttraction] as const;
