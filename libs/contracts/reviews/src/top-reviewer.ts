import { z } from 'zod';

export const topReviewerSchema = z.object({
  /** Null while nobody has any helpful votes. */
  topReviewerName: z.string().nullable(),
  helpfulVotes: z.number().int(),
});
export type TopReviewer = z.output<typeof topReviewerSchema>;

export const topReviewerStatusSchema = z.object({ isTopReviewer: z.boolean(), helpfulVotes: z.number().int() });
