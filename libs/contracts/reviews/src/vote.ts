import { defineEndpoint, idParamSchema, ignoredSchema } from '@waymark/contracts-core';
import { z } from 'zod';

/** Body of POST /api/reviews/:id/vote. */
export const voteSchema = z.object({
  isHelpful: z
    .union([z.literal(0), z.literal(1), z.boolean()], 'Vote with 1 or 0.')
    .transform((value) => value === 1 || value === true),
  userId: ignoredSchema('Ignored: the voter is the logged-in member.'),
});

export const voteSummarySchema = z.object({
  helpfulVotes: z.number().int(),
  totalVotes: z.number().int(),
  /** The caller's vote: true, false, or null for none. */
  userVote: z.boolean().nullable(),
});
export type VoteSummary = z.output<typeof voteSummarySchema>;

const byId = z.object({ id: idParamSchema });

export const getVotes = defineEndpoint({
  name: 'getVotes',
  method: 'GET',
  path: '/api/reviews/:id/votes',
  summary: 'A review’s vote counts, and your own vote.',
  access: 'visitor',
  params: byId,
  response: voteSummarySchema,
  status: 200,
  problems: ['review.not-found'],
});

export const castVote = defineEndpoint({
  name: 'castVote',
  method: 'POST',
  path: '/api/reviews/:id/vote',
  summary: 'Casts or changes your vote. Sending the same value again removes it.',
  access: 'member',
  params: byId,
  body: voteSchema,
  response: voteSummarySchema,
  status: 200,
  problems: ['review.not-found', 'vote.own-review'],
});
