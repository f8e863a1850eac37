import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { claimSchema } from './claim';
import { FEATURE_STATES } from './feature-state';
import { featureNameSchema } from './features-schema';
import { venueCategorySchema } from './venue-category';
import { venueStatusSchema } from './venue-status';

/** What is stated about one feature and what people say to it; `agrees` is with the claim (see Verification). */
export const featureFactSchema = z.object({
  claim: claimSchema,
  agrees: z.number().int().nonnegative(),
  disagrees: z.number().int().nonnegative(),
  people: z.number().int().nonnegative(),
  newestAnswerAt: z.iso.datetime().nullable(),
  /** A source states that it is there in part ("lift to one of two floors"); `claim` is 0 then. */
  partly: z.boolean().optional(),
  /** What the source says beyond yes and no. */
  note: z.string().optional(),
  /** Publisher of what is stated; absent of what members stated, where nothing is, and from an older service. */
  statedBy: z.string().optional(),
});
export type FeatureFact = z.output<typeof featureFactSchema>;

/** All that a venue's page knows about its features, without the page: the same for everyone who asks. */
export const venueFactsSchema = z.object({
  id: z.number().int(),
  category: venueCategorySchema,
  /** Who states the claims and when they looked, or else when that was taken over; null for venues that members added. */
  statedBy: z.object({ name: z.string(), date: z.iso.date() }).nullable(),
  /** Features that a notice takes away for now ("lift out of order"). */
  outOfOrder: z.array(featureNameSchema).optional(),
  /** Only features of which something is known. */
  features: z.partialRecord(featureNameSchema, featureFactSchema),
});
export type VenueFacts = z.output<typeof venueFactsSchema>;

/** The same with what it is called, for whoever knows no more of it than its id. */
export const namedVenueFactsSchema = venueFactsSchema.extend({
  /** Absent from an older service. */
  place: z
    .object({
      name: z.string(),
      /** As in a venue's own answer; tells an attraction from a venue. */
      kind: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string(),
      status: venueStatusSchema.nullable(),
    })
    .optional(),
});
export type NamedVenueFacts = z.output<typeof namedVenueFactsSchema>;

/** As many as a search answers at most. */
export const MAX_FACTS = 50;

/** Takes no needs: whoever has some compares them where they are kept. */
export const listVenueFacts = defineEndpoint({
  name: 'listVenueFacts',
  method: 'GET',
  path: '/api/venues/facts',
  summary: 'Names, claims and answers for up to 50 venues, in the order you ask for them. Unknown IDs are left out.',
  access: 'visitor',
  query: z.object({
    ids: z
      .string()
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(idParamSchema).min(1).max(MAX_FACTS, `Ask for at most ${MAX_FACTS} venues.`)),
  }),
  response: z.array(namedVenueFactsSchema),
  status: 200,
});

/** What is known of the way through a station, and how well. */
export const stationFactSchema = z.object({
  feature: featureNameSchema,
  state: z.enum(FEATURE_STATES),
  /** People who answered; of them `confirmedBy` say what `state` says. */
  people: z.number().int().nonnegative(),
  confirmedBy: z.number().int().nonnegative(),
  /** Publisher of what is stated; null for the station itself, or when nobody states anything. */
  statedBy: z.string().nullable(),
  /** Newest day on which it was said; null when nobody knows. */
  day: z.iso.date().nullable(),
  /** False when that is too long ago to be certain. */
  isCurrent: z.boolean(),
});
export type StationFact = z.output<typeof stationFactSchema>;

export const nearestStationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** In a straight line. */
  distanceMetres: z.number().nonnegative(),
  /** What is known of its way without steps, the way to the trains first; empty when nobody told us anything. */
  stepFree: z.array(stationFactSchema),
  /** Newest notice that stands there ("Lift out of order"). */
  notice: z.string().nullable(),
});
export type NearestStation = z.output<typeof nearestStationSchema>;

export const getNearestStation = defineEndpoint({
  name: 'getNearestStation',
  method: 'GET',
  path: '/api/venues/:id/nearest-station',
  summary: 'The nearest station within ten kilometres of a venue, and whether it is step-free.',
  access: 'visitor',
  params: z.object({ id: idParamSchema }),
  response: z.object({ station: nearestStationSchema.nullable() }),
  status: 200,
  problems: ['venue.not-found'],
});
