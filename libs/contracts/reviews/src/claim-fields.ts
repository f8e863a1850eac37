import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';
import { FEATURES, LATER_FEATURES, type Feature, type LaterFeature } from './features';

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
