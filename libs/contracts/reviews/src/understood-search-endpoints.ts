import { z } from 'zod';
import { defineEndpoint, lineSchema } from '@waymark/contracts-core';
import { FEATURE_FILTERS, SEARCH_SORTS } from './search-choices';
import { searchAnswerSchema } from './understood-search';
import { venueCategorySchema } from './venue-category';

/** A position as the browser tells it, at most three decimals: a hundred metres are near enough to search from. */
const positionSchema = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/,
    'Give a position as latitude,longitude with at most three decimals.',
  )
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    'This is not a position on Earth.',
  );

export const SEARCH_PAGE = 20;

export const understoodSearch = defineEndpoint({
  name: 'understoodSearch',
  method: 'GET',
  path: '/api/search',
  summary:
    'Places that answer a question in plain words, with how we understood it. Places in the UK come first unless you set forceGlobal.',
  access: 'visitor',
  query: z.object({
    /** The question: kind, name, features and place in one ("theatre with a hearing loop leeds"). */
    q: lineSchema(200, 'Search for at most 200 characters.').default(''),
    /** The place alone, from a box of its own; goes before a place in `q`. */
    where: lineSchema(100, 'Use at most 100 characters for the place.').optional(),
    /** Where the person is, for "near me" and distances. */
    at: positionSchema.optional(),
    category: venueCategorySchema.optional(),
    kind: lineSchema(60).optional(),
    features: z.enum(FEATURE_FILTERS).default('any'),
    withinKm: z.coerce.number().positive().max(200).optional(),
    minRating: z.coerce.number().min(1).max(5).optional(),
    sort: z.enum(SEARCH_SORTS).default('best'),
    userCountry: lineSchema(100).optional(),
    forceGlobal: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    page: z.coerce.number().int().min(1).max(50).default(1),
  }),
  response: searchAnswerSchema,
  status: 200,
});
