import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';

export type VerificationLevel = 'green' | 'yellow' | 'red' | 'none';

/** Rounded percentage of people who agree; null when nobody answered. */
export function verificationPercentage(agrees: number, disagrees: number): number | null {
  const answers = agrees + disagrees;
  return answers === 0 ? null : Math.round((agrees / answers) * 100);
}

/** S1 section 5: green at 70 % or more, yellow at 40 % or more, red below; no answers, no colour. */
export function verificationLevel(percentage: number | null): VerificationLevel {
  if (percentage === null) return 'none';
  if (percentage >= 70) return 'green';
  return percentage >= 40 ? 'yellow' : 'red';
}

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
  /** The answer of the one who asks; absent for visitors. */
  ownAnswer: answerSchema.optional(),
});
export type Verification = z.infer<typeof verificationSchema>;
