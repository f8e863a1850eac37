import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();

/** Aggregate: the member. Account's reply to `community.member.decided.v1`. */
export const memberMeasured = defineEvent({
  type: 'account.member.measured.v1',
  summary: 'A staff decision against a member, or its reversal, has taken effect.',
  data: z.object({
    memberId: id,
    /** Number of the decision that account applied. */
    number: id,
    /** False: the account no longer exists, or belongs to the last admin, who cannot be suspended. */
    isApplied: z.boolean(),
  }),
});
