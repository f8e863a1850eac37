import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';
import { FEATURES, type Feature } from './features';

export type ClaimField = `claimed${Feature}`;
export type VerifyField = `verify${Feature}`;

/** `verifyLiftAccess` and so on, each 0, 1 or 2; not given means no answer. */
export const verifyFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`verify${feature}`, answerSchema.optional()]),
) as Record<VerifyField, z.ZodOptional<typeof answerSchema>>;

/** `claimedLiftAccess` and so on: 0 unknown, 1 available, 2 not available, 3 does not apply here. */
export const claimFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`claimed${feature}`, claimSchema]),
) as Record<ClaimField, typeof claimSchema>;
