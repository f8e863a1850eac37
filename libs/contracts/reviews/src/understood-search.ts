import { defineEndpoint, lineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { ACCESS_GROUPS } from './access-group';
import { featureNameSchema } from './features-schema';
import { FEATURE_FILTERS, SEARCH_SORTS } from './search-choices';
import { venueSearchResultSchema } from './venue';
import { venueCategorySchema } from './venue-category';
import { featureFactSchema } from './venue-facts';
import { venueStatusSchema } from './venue-status';

/** Where a search looks: a town, a postcode, a known venue ("near the British Museum"), or where the person is. */
export const searchPlaceSchema = z.object({
  /** "Leeds", "M1 2", "your position". */
  label: z.string(),
  /** County, borough or country that tells it from others of its name; null when it needs none. */
  within: z.string().nullable(),
  source: z.enum(['town', 'postcode', 'venue', 'you']),
  latitude: z.number(),
  longitude: z.number(),
  /** Around it was searched, and so far; absent of a place that was searched in. */
  reachMetres: z.number().nonnegative().optional(),
});
export type SearchPlace = z.output<typeof searchPlaceSchema>;

/** One part of a question as it was understood, and the question without it. */
export const searchChipSchema = z.object({
  part: z.enum(['kind', 'place', 'feature', 'name']),
  /** "Theatres", "in Leeds", "Hearing loop", "“everyman”". */
  label: z.string(),
  /** Folded words typed for it; "you" for the position. */
  typed: z.string(),
  /** `q` of the search without this part; empty when nothing is left. */
  without: z.string(),
});
export type SearchChip = z.output<typeof searchChipSchema>;

/** What a question was understood to ask for. */
export const understoodSchema = z.object({
  chips: z.array(searchChipSchema),
  /** Words of a name that is looked for; empty when only a kind, feature or place is. */
  name: z.string(),
  kinds: z.array(z.string()),
  features: z.array(featureNameSchema),
  /** The same by what was asked: a hashtag stands for several features of which one is enough. */
  wishes: z.array(z.array(featureNameSchema)),
  /** Changing Places toilets, with hoist and bench, were asked for: no source tells them from other accessible ones. */
  isChangingPlaces: z.boolean(),
  place: searchPlaceSchema.nullable(),
  /** Words that were read otherwise than typed: "theater ledds" -> "leeds". */
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** Other places of that name, most populous first, each with the question that asks for it. */
  otherPlaces: z.array(z.object({ label: z.string(), q: z.string() })),
  /** A place or postcode that was asked for and that nobody knows: "ZZ9 9ZZ". It is said, never dropped. */
  unknownPlace: z.string().nullable(),
  /** Words as typed that are in no name of the kind and ask for nothing that we know of places: left out of the search. */
  ignored: z.array(z.string()).optional(),
  /** A kind of place that no source of ours lists, as typed: "vets". Only places that are called so are found, and no nearest is shown. */
  unmappedKind: z.string().optional(),
  /** A landmark that was asked about and that no source of ours lists: what lies nearest to it is shown. */
  unlisted: z.string().optional(),
});
export type Understood = z.output<typeof understoodSchema>;

export const searchHitSchema = venueSearchResultSchema.extend({
  /** From the understood place; null when none was asked for or the venue has no position. */
  distanceMetres: z.number().nonnegative().nullable(),
  postcode: z.string().nullable(),
  approximatePosition: z.boolean(),
  lastListed: z.iso.date().nullable(),
  /** Facts of the features asked for, and of the best known others; at most six. */
  facts: z.partialRecord(featureNameSchema, featureFactSchema),
  /** Features of which something is known. */
  knownFeatures: z.number().int().nonnegative(),
  /** With what was asked of its access; absent where nothing was. */
  group: z.enum(ACCESS_GROUPS).optional(),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/** A place that is not to be found because it closed or moved. */
export const goneVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  status: venueStatusSchema,
});
export type GoneVenue = z.output<typeof goneVenueSchema>;

export const searchAnswerSchema = z.object({
  understood: understoodSchema,
  /** All that the kind, the name and the place hold, by group; a wish about access orders them and hides none. */
  results: z.array(searchHitSchema),
  /** All that answer it, as far as they were counted (up to MOST_COUNTED). */
  total: z.number().int().nonnegative(),
  /** Apart from the results where none of them is confirmed: the nearest that are known to have what was asked for; where there are none, the nearest of the kind. */
  nearest: z.array(searchHitSchema),
  /** How many results each filter would leave. */
  counts: z.object({
    kinds: z.array(z.object({ kind: z.string(), count: z.number().int() })),
    /** With the features asked for: confirmed or stated there; nothing known; known not to be there. */
    features: z.object({ yes: z.number().int(), unknown: z.number().int(), no: z.number().int() }).nullable(),
    /** The same by group; absent from an older service and where nothing was asked for. */
    groups: z.record(z.enum(ACCESS_GROUPS), z.number().int()).optional(),
  }),
  /** Places that were asked for by their name and closed or moved. */
  gone: z.array(goneVenueSchema).optional(),
  /** False when an engine ran out of time: there may be more. */
  isWhole: z.boolean(),
  /** While places are still being read in after a first start: how many of how many; null when all are there. */
  stillLoading: z.object({ done: z.number().int(), all: z.number().int() }).nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;

/** A position as the browser tells it, at most three decimals: a hundred metres are near enough to search from. */
const positionSchema = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/,
    'Give a position as latitude,longitude with at most three decimal places.',
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
    'Places that match a question in plain words, with how we understood it. Places in the UK come first unless you set forceGlobal.',
  access: 'visitor',
  query: z.object({
    /** The question: kind, name, features and place in one ("theatre with a hearing loop leeds"). */
    q: lineSchema(200, 'Use 200 characters or fewer.').default(''),
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
