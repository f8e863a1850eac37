import { z } from 'zod';
import { defineEndpoint, lineSchema, pageQuerySchema } from '@waymark/contracts-core';
import { disabilityTypeSchema } from './disability-type';
import { reviewSchema } from './review';

/** The stat cards of My Reviews, over all own reviews. */
export const ownReviewsSummarySchema = z.object({
  totalReviews: z.number().int(),
  /** Mean of the overall ratings that there are, to two decimals; null when no own review has one. */
  averageRating: z.number().nullable(),
  /** Sum of the helpful votes that others gave. */
  helpfulVotes: z.number().int(),
  /** Since when we may store the disability type with a review; null: ask. An older service does not say. */
  healthConsentGivenAt: z.iso.datetime().nullable().optional(),
  /** As said with the newest review, so that it is not asked twice; null: not said. An older service does not say. */
  lastDisabilityType: disabilityTypeSchema.nullable().optional(),
});
export type OwnReviewsSummary = z.output<typeof ownReviewsSummarySchema>;

export const listOwnReviews = defineEndpoint({
  name: 'listOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews',
  summary: 'Reviews of the signed-in member, newest first; X-Total-Count has the total, and Link leads to more pages.',
  access: 'member',
  query: pageQuerySchema.extend({ q: lineSchema(200, 'Search for at most 200 characters.').optional() }),
  response: z.array(reviewSchema),
  status: 200,
});

export const summariseOwnReviews = defineEndpoint({
  name: 'summariseOwnReviews',
  method: 'GET',
  path: '/api/users/me/reviews/summary',
  summary: 'How many reviews the signed-in member has written, their average rating and their helpful votes.',
  access: 'member',
  response: ownReviewsSummarySchema,
  status: 200,
});
