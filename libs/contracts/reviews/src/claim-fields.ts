import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';
import { FEATURES, FEATURE_ALIASES, type Feature } from './features';

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

/** Renames `verifyElevatorAccess` to `verifyLiftAccess` and so on; a canonical name that is there too wins. */
export function withCanonicalFeatureNames(fields: Record<string, unknown>): Record<string, unknown> {
  const renamed: Record<string, unknown> = { ...fields };
  for (const [alias, feature] of Object.entries(FEATURE_ALIASES)) {
    for (const prefix of ['verify', 'claimed']) {
      const old = prefix + alias;
      if (!(old in renamed)) continue;
      renamed[prefix + feature] ??= renamed[old];
      delete renamed[old];
    }
  }
  return renamed;
}
