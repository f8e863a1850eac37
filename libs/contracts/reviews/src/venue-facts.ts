import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { claimSchema } from './claim-fields';
import { FEATURE_STATES } from './feature-state';
import { featureNameSchema } from './features-schema';
import { venueCategorySchema } from './venue-category';
import { venueStatusSchema } from './venue-status';

/** The claim about one feature and people's answers; `agrees` counts agreement with the claim (see Verification). */
export const featureFactSchema = z.object({
  claim: claimSchema,
  agrees: z.number().int().nonnegative(),
  disagrees: z.number().int().nonnegative(),
  people: z.number().int().nonnegative(),
  newestAnswerAt: z.iso.datetime().nullable(),
  /** A source states that it is partly available ("lift to one of two floors"); `claim` is then 0. */
  partly: z.boolean().optional(),
  /** The source's note, beyond yes and no. */
  note: z.string().optional(),
  /** Publisher of the claim. Absent when members made it, when there is none, and from an older service. */
  statedBy: z.string().optional(),
});
export type FeatureFact = z.output<typeof featureFactSchema>;

/** Everything that a venue's page knows about its features, without the page itself; the same for every caller. */
export const venueFactsSchema = z.object({
  id: z.number().int(),
  category: venueCategorySchema,
  /** Publisher of the claims, and the date of its check or else of our import; null for venues that members added. */
  statedBy: z.object({ name: z.string(), date: z.iso.date() }).nullable(),
  /** Features that are temporarily unavailable according to a notice ("lift out of order"). */
  outOfOrder: z.array(featureNameSchema).optional(),
  /** Only features with any information. */
  features: z.partialRecord(featureNameSchema, featureFactSchema),
});
export type VenueFacts = z.output<typeof venueFactsSchema>;

/** The same with the place's name, for callers that know only its ID. */
export const namedVenueFactsSchema = venueFactsSchema.extend({
  /** Absent from an older service. */
  place: z
    .object({
      name: z.string(),
      /** As in the venue's own response; distinguishes an attraction from a venue. */
      kind: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string(),
      status: venueStatusSchema.nullable(),
    })
    .optional(),
});
export type NamedVenueFacts = z.output<typeof namedVenueFactsSchema>;

/** The maximum number of results of one search. */
export const MAX_FACTS = 50;

/** Takes no needs: the caller compares them where they are stored. */
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

/** A fact about the way through a station, and how reliable it is. */
export const stationFactSchema = z.object({
  feature: featureNameSchema,
  state: z.enum(FEATURE_STATES),
  /** Number of people who answered; `confirmedBy` of them agree with `state`. */
  people: z.number().int().nonnegative(),
  confirmedBy: z.number().int().nonnegative(),
  /** Publisher of the claim; null when the station itself states it, or when there is none. */
  statedBy: z.string().nullable(),
  /** Newest day of the information; null when unknown. */
  day: z.iso.date().nullable(),
  /** False when that day is too long ago to be certain. */
  isCurrent: z.boolean(),
});
export type StationFact = z.output<typeof stationFactSchema>;

export const nearestStationSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Straight-line distance. */
  distanceMetres: z.number().nonnegative(),
  /** Facts about step-free access, the way to the trains first; empty without any. */
  stepFree: z.array(stationFactSchema),
  /** Newest active notice at the station ("Lift out of order"). */
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
