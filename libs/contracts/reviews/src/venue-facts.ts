import { z } from 'zod';
import { claimSchema } from './claim';
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
