import { z } from 'zod';

/** Body of POST /api/reviews/:id/vote. A `userId` in it is ignored: the voter is the session's member. */
export const voteSchema = z.object({
  isHelpful: z
    .union([z.literal(0), z.literal(1), z.boolean()], 'Vote with 1 or 0.')
    .transform((value) => value === 1 || value === true),
});

export const voteSummarySchema = z.object({
  helpfulVotes: z.number().int(),
  totalVotes: z.number().int(),
  /** The vote of the one who asks: true, false or null for none. */
  userVote: z.boolean().nullable(),
});
export type VoteSummary = z.output<typeof voteSummarySchema>;
