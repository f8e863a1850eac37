import { z } from 'zod';

/** The stat cards of My Reviews, over all own reviews. */
export const ownReviewsSummarySchema = z.object({
  totalReviews: z.number().int(),
  /** Mean of the overall ratings that there are, to two decimals; null when no own review has one. */
  averageRating: z.number().nullable(),
  /** Sum of the helpful votes that others gave. */
  helpfulVotes: z.number().int(),
  /** Since when we may store the disability type with a review; null: ask. An older service does not say. */
  healthConsentGivenAt: z.iso.datetime().nullable().optional(),
});
export type OwnReviewsSummary = z.output<typeof ownReviewsSummarySchema>;
