import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim-fields';

/** A venue's claim about one feature, and people's answers to it. */
export const verificationSchema = z.object({
  /** 0 unknown, 1 available, 2 not available, 3 does not apply here (never counted). */
  claim: claimSchema.default(0),
  /** Number of people who agree with the claim; only each person's newest answer counts. */
  agrees: z.number().int().nonnegative(),
  disagrees: z.number().int().nonnegative(),
  /** agrees + disagrees. */
  people: z.number().int().nonnegative().default(0),
  /** agrees / people, rounded; null without answers. */
  percentage: z.number().int().min(0).max(100).nullable(),
  /** Date of the newest answer that counts. */
  newestAnswerAt: z.iso.datetime().nullable(),
  /** The caller's answer; absent for visitors, and when it could not be read in time. */
  ownAnswer: answerSchema.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;
