import { z } from 'zod';
import { FEATURES, FEATURE_ALIASES, type Feature } from './features';

export type ClaimField = `claimed${Feature}`;
export type VerifyField = `verify${Feature}`;

const verifyValue = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/** `verifyLiftAccess` and so on, each 0, 1 or 2; not given means no answer. */
export const verifyFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`verify${feature}`, verifyValue.optional()]),
) as Record<VerifyField, z.ZodOptional<typeof verifyValue>>;

const claimValue = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

/** `claimedLiftAccess` and so on: 0 unknown, 1 available, 2 not available, 3 does not apply here. */
export const claimFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`claimed${feature}`, claimValue]),
) as Record<ClaimField, typeof claimValue>;

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
