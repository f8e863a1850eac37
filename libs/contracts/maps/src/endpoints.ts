import { z } from 'zod';
import { defineEndpoint, lineSchema, requiredLineSchema, openApiEndpoint } from '@waymark/contracts-core';
import { FOOTPATH_ENDPOINTS } from './footpath-endpoints';
import { MODERATION_ENDPOINTS } from './moderation-endpoints';
import { OPEN311_ENDPOINTS } from './open311-endpoints';
import { placeSchema, whereaboutsSchema } from './place';

/**
 * Validates decimal degrees in a query: `53.48`, `-2`. Rejects empty text, `1e3` and `Infinity`, which `Number` would
 * accept.
 */
function degreesSchema(max: 90 | 180) {
  const wrong = `Use a number from -${max} to ${max}.`;
  return z
    .string(wrong)
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, wrong)
    .transform(Number)
    .refine((degrees) => Math.abs(degrees) <= max, wrong);
}

export const reverseGeocode = defineEndpoint({
  name: 'reverseGeocode',
  method: 'GET',
  path: '/api/geo/reverse',
  summary: 'The city, locality and country of a position, from our own gazetteer.',
  access: 'visitor',
  query: z.object({ latitude: degreesSchema(90), longitude: degreesSchema(180) }),
  response: whereaboutsSchema,
  status: 200,
});

export const nearestPlace = defineEndpoint({
  ...reverseGeocode,
  name: 'nearestPlace',
  path: '/api/geo/nearest',
  summary: 'The same as /api/geo/reverse, under the name that forms use.',
});

export const findPlaces = defineEndpoint({
  name: 'findPlaces',
  method: 'GET',
  path: '/api/geo/places',
  summary:
    'Up to ten places whose name begins with the text, most populous first. "perth, uk" looks in one country or district. For a British postcode or an address, you get the middle of the postcode or town.',
  access: 'visitor',
  query: z.object({
    /** "UK" ranks British places above larger ones elsewhere, as in the venue search. */
    userCountry: lineSchema(100).optional(),
    q: requiredLineSchema(80, 'Enter at least 2 characters.', { min: 2 }),
  }),
  response: z.array(placeSchema),
  status: 200,
});

export const placesWithin = defineEndpoint({
  name: 'placesWithin',
  method: 'GET',
  path: '/api/geo/places/within',
  summary:
    'The 30 most populous places in a box, for naming them on a map. If west is greater than east, the box crosses the date line.',
  access: 'visitor',
  query: z.object({
    south: degreesSchema(90),
    west: degreesSchema(180),
    north: degreesSchema(90),
    east: degreesSchema(180),
  }),
  response: z.array(placeSchema),
  status: 200,
});

export const getOpenApi = openApiEndpoint('maps');

/** Every endpoint of the service; openapi.json and the access matrix are generated from this list. */
export const MAPS_ENDPOINTS = [
  reverseGeocode,
  nearestPlace,
  findPlaces,
  placesWithin,
  ...FOOTPATH_ENDPOINTS,
  ...OPEN311_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  getOpenApi,
] as const;
