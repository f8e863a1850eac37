import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();

/** Aggregate: the member. Account's answer to `community.member.decided.v1`. */
export const memberMeasured = defineEvent({
  type: 'account.member.measured.v1',
  summary: 'A staff decision against a member, or its reversal, has taken effect.',
  data: z.object({
    memberId: id,
    /** Of the decision that was carried out. */
    number: id,
    /** False: the account is not there any more, or is the last admin’s, which nobody suspends. */
    isApplied: z.boolean(),
  }),
});
