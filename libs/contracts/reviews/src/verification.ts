import { z } from 'zod';

export const verificationSchema = z.object({
  /** How many people agree with the claim, each counted once with their newest answer. */
  agrees: z.number().int().nonnegative(),
  disagrees: z.number().int().nonnegative(),
  /** agrees / (agrees + disagrees), rounded; null when nobody answered. */
  percentage: z.number().int().min(0).max(100).nullable(),
  /** Date of the newest answer. */
  newestAnswerAt: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof verificationSchema>;
