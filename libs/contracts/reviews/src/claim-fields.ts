import { z } from 'zod';
import { answerSchema } from './answer-value';
import { type Feature, FEATURES, LATER_FEATURES, type LaterFeature } from './features';

/** 0 unknown, 1 available, 2 not available, 3 does not apply here. */
export const claimSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Claim = z.infer<typeof claimSchema>;

export type ClaimField = `claimed${Feature}`;
export type VerifyField = `verify${Feature}`;

/** `verifyLiftAccess` and so on, each 0, 1 or 2; absent means no answer. */
export const verifyFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`verify${feature}`, answerSchema.optional()]),
) as Record<VerifyField, z.ZodOptional<typeof answerSchema>>;

const LATER: readonly Feature[] = LATER_FEATURES;

type ClaimFieldsShape = Record<`claimed${Exclude<Feature, LaterFeature>}`, typeof claimSchema> &
  Record<`claimed${LaterFeature}`, z.ZodOptional<typeof claimSchema>>;

/**
 * `claimedLiftAccess` and so on: 0 unknown, 1 available, 2 not available, 3 does not apply here. Later features are
 * absent
 * from the responses of an older service.
 */
export const claimFieldsShape = Object.fromEntries(
  FEATURES.map((feature) => [`claimed${feature}`, LATER.includes(feature) ? claimSchema.optional() : claimSchema]),
) as ClaimFieldsShape;
