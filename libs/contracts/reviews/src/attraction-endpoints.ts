import { z } from 'zod';
import { boxSchema, defineEndpoint, idParamSchema, lineSchema, pageQuerySchema } from '@waymark/contracts-core';
import { attractionKindSchema, attractionSchema, createAttractionSchema } from './attraction';

export const listAttractions = defineEndpoint({
  name: 'listAttractions',
  method: 'GET',
  path: '/api/attractions',
  summary: 'Attractions, best known first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'visitor',
  query: pageQuerySchema.extend({
    category: attractionKindSchema.optional(),
    /** A town by its name, in any spelling of capitals and accents. */
    place: lineSchema(100, 'Ask for a place of at most 100 characters.').optional(),
    box: boxSchema.optional(),
  }),
  response: z.array(attractionSchema),
  status: 200,
});

export const getAttraction = defineEndpoint({
  name: 'getAttraction',
  method: 'GET',
  path: '/api/attractions/:id',
  summary: 'An attraction. Its features, reviews and history are at /api/venues/:id, under the same number.',
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
