import { defineEndpoint, lineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { ACCESS_GROUPS } from './access-group';
import { featureNameSchema } from './features-schema';
import { FEATURE_FILTERS, SEARCH_SORTS } from './search-choices';
import { venueSearchResultSchema } from './venue';
import { venueCategorySchema } from './venue-category';
import { featureFactSchema } from './venue-facts';
import { venueStatusSchema } from './venue-status';

/** The place to search: a town, a postcode, a known venue ("near the British Museum"), or the person's position. */
export const searchPlaceSchema = z.object({
  /** For example "Leeds", "M1 2", "your position". */
  label: z.string(),
  /** County, borough or country that distinguishes it from other places of the same name; null when not needed. */
  within: z.string().nullable(),
  source: z.enum(['town', 'postcode', 'venue', 'you']),
  latitude: z.number(),
  longitude: z.number(),
  /** Radius of the search in metres; absent when the search is within the place itself. */
  reachMetres: z.number().nonnegative().optional(),
});
export type SearchPlace = z.output<typeof searchPlaceSchema>;

/** One recognised part of a query, and the query without it. */
export const searchChipSchema = z.object({
  part: z.enum(['kind', 'place', 'feature', 'name']),
  /** "Theatres", "in Leeds", "Hearing loop", "“everyman”". */
  label: z.string(),
  /** The normalised words typed for this part; "you" for the position. */
  typed: z.string(),
  /** The search's `q` without this part; may be empty. */
  without: z.string(),
});
export type SearchChip = z.output<typeof searchChipSchema>;

/** The interpretation of a query. */
export const understoodSchema = z.object({
  chips: z.array(searchChipSchema),
  /** Words of the name to find; empty when the query has only a kind, feature or place. */
  name: z.string(),
  kinds: z.array(z.string()),
  features: z.array(featureNameSchema),
  /** The features grouped by request: a hashtag stands for several features, any of which is enough. */
  wishes: z.array(z.array(featureNameSchema)),
  /**
   * The query asks for Changing Places toilets, with hoist and bench; no source distinguishes them from other
   * accessible toilets.
   */
  isChangingPlaces: z.boolean(),
  place: searchPlaceSchema.nullable(),
  /** Words that were read differently from how they were typed: "theater ledds" -> "leeds". */
  corrected: z.array(z.object({ typed: z.string(), read: z.string() })),
  /** Other places with the same name, most populous first, each with a query for it. */
  otherPlaces: z.array(z.object({ label: z.string(), q: z.string() })),
  /** An unknown place or postcode in the query, such as "ZZ9 9ZZ". The page reports it and never drops it silently. */
  unknownPlace: z.string().nullable(),
  /** Words, as typed, that the search ignored: they occur in no name of the kind and match no known property. */
  ignored: z.array(z.string()).optional(),
  /**
   * A kind of place that none of our sources lists, as typed: "vets". The search then finds only places with that
   * name, and suggests no nearest ones.
   */
  unmappedKind: z.string().optional(),
  /** A landmark in the query that none of our sources lists; the results are the nearest places to it. */
  unlisted: z.string().optional(),
  /** A kind, "restaurants", of which our lists contain far fewer in the place than there must be. */
  underlisted: z.string().optional(),
});
export type Understood = z.output<typeof understoodSchema>;

export const searchHitSchema = venueSearchResultSchema.extend({
  /** Distance from the recognised place; null without one, or when the venue has no position. */
  distanceMetres: z.number().nonnegative().nullable(),
  /** Set if only the rough position of the place is known, as for a full postcode. */
  isDistanceRough: z.boolean().optional(),
  postcode: z.string().nullable(),
  approximatePosition: z.boolean(),
  lastListed: z.iso.date().nullable(),
  /** Facts about the requested features, then about the best-known others; at most six. */
  facts: z.partialRecord(featureNameSchema, featureFactSchema),
  /** Number of features with any information. */
  knownFeatures: z.number().int().nonnegative(),
  /** How well the place meets the requested access features; absent when none were requested. */
  group: z.enum(ACCESS_GROUPS).optional(),
});
export type SearchHit = z.output<typeof searchHitSchema>;

/** A place that searches leave out because it closed or moved. */
export const goneVenueSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  status: venueStatusSchema,
});
export type GoneVenue = z.output<typeof goneVenueSchema>;

export const searchAnswerSchema = z.object({
  understood: understoodSchema,
  /**
   * All places that match kind, name and place, ordered by group. Requested access features sort them but hide none.
   */
  results: z.array(searchHitSchema),
  /** Number of matching places, counted up to MOST_COUNTED. */
  total: z.number().int().nonnegative(),
  /**
   * Filled when no result is confirmed: the nearest places known to have the requested features, otherwise the nearest
   * of the kind.
   */
  nearest: z.array(searchHitSchema),
  /** Number of results that each filter would leave. */
  counts: z.object({
    kinds: z.array(z.object({ kind: z.string(), count: z.number().int() })),
    /** By requested features: confirmed or stated; unknown; known to be missing. */
    features: z.object({ yes: z.number().int(), unknown: z.number().int(), no: z.number().int() }).nullable(),
    /** The same counts by group; absent from an older service, and when no feature was requested. */
    groups: z.record(z.enum(ACCESS_GROUPS), z.number().int()).optional(),
  }),
  /** Closed or moved places that the query names. */
  gone: z.array(goneVenueSchema).optional(),
  /** False when a search engine timed out: there may be more results. */
  isWhole: z.boolean(),
  /** Import progress after a first start: imported and total places; null when the import is complete. */
  stillLoading: z.object({ done: z.number().int(), all: z.number().int() }).nullable(),
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;

/** A position from the browser, with at most three decimals: an accuracy of a hundred metres is enough for a search. */
const positionSchema = z
  .string()
  .regex(
    /^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/,
    'Enter a position as latitude,longitude with at most three decimal places.',
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
    /** The query: kind, name, features and place in one text ("theatre with a hearing loop leeds"). */
    q: lineSchema(200).default(''),
    /** The place from its own input box; takes precedence over a place in `q`. */
    where: lineSchema(100).optional(),
    /** The person's position, for "near me" and distances. */
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
