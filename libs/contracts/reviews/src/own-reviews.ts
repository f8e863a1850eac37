import { z } from 'zod';

/** The stat cards of My Reviews, over all own reviews. */
export const ownReviewsSummarySchema = z.object({
  totalReviews: z.number().int(),
  /** Mean of the overall ratings that there are, to two decimals; null when no own review has one. */
  averageRating: z.number().nullable(),
  /** Sum of the helpful votes that others gave. */
  helpfulVotes: z.number().int(),
});
export type OwnReviewsSummary = z.output<typeof ownReviewsSummarySchema>;
