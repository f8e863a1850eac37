import { z } from 'zod';

export const topReviewerSchema = z.object({
  /** Null while nobody has a helpful vote. */
  topReviewerName: z.string().nullable(),
  helpfulVotes: z.number().int(),
});
export type TopReviewer = z.output<typeof topReviewerSchema>;

export const topReviewerStatusSchema = z.object({ isTopReviewer: z.boolean(), helpfulVotes: z.number().int() });
