import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';

/** What a venue states about one feature, and what people say to it. */
export const verificationSchema = z.object({
  /** 0 unknown, 1 available, 2 not available, 3 does not apply here (never counted). */
  claim: claimSchema.default(0),
  /** How many people agree with the claim, each counted once with their newest answer. */
  agrees: z.number().int().nonnegative(),
  disagrees: z.number().int().nonnegative(),
  /** agrees + disagrees. */
  people: z.number().int().nonnegative().default(0),
  /** agrees / people, rounded; null when nobody answered. */
  percentage: z.number().int().min(0).max(100).nullable(),
  /** Date of the newest answer that counts. */
  newestAnswerAt: z.iso.datetime().nullable(),
  /** The answer of the one who asks; absent for visitors, and where it could not be read in time. */
  ownAnswer: answerSchema.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;
