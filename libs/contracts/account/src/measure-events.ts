import { z } from 'zod';
import { defineEvent } from '@waymark/contracts-core';

const id = z.number().int().positive();

/** Aggregate: the member. Account's answer to `community.member.decided.v1`. */
export const memberMeasured = defineEvent({
  type: 'account.member.measured.v1',
  summary: 'What staff decided against a member, or took back, is in force.',
  data: z.object({
    memberId: id,
    /** Of the decision that was carried out. */
    number: id,
    /** False: the account is not there any more, or is the last admin’s, which nobody suspends. */
    isApplied: z.boolean(),
  }),
});
