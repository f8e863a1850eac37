import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { FEATURE_STATES } from './feature-state';
import { featureNameSchema } from './features-schema';

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
