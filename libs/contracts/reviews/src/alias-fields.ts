import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim-fields';
import { FEATURE_ALIASES, FEATURE_LABELS, type Feature, type FeatureAlias } from './features';

export type ClaimAliasField = `claimed${FeatureAlias}`;
export type VerifyAliasField = `verify${FeatureAlias}`;

/** The five features with two names, as pairs of old name and feature. */
export const ALIASES = Object.entries(FEATURE_ALIASES) as readonly (readonly [FeatureAlias, Feature])[];

/** `verifyElevatorAccess` and so on: the old names of `verifyLiftAccess` and so on. */
export const verifyAliasesShape = Object.fromEntries(
  ALIASES.map(([alias]) => [`verify${alias}`, answerSchema.optional()]),
) as Record<VerifyAliasField, z.ZodOptional<typeof answerSchema>>;

/** `claimedElevatorAccess` and so on; absent from responses of an older service. */
export const claimAliasesShape = Object.fromEntries(
  ALIASES.map(([alias]) => [`claimed${alias}`, claimSchema.optional()]),
) as Record<ClaimAliasField, z.ZodOptional<typeof claimSchema>>;

type Fields = Readonly<Record<string, unknown>>;

/** Rejects two different answers to the same question. The error names both fields, because either may be wrong. */
export function refuseTwoAnswers(fields: Fields, context: z.RefinementCtx): void {
  for (const [alias, feature] of ALIASES) {
    const both = [`verify${feature}`, `verify${alias}`];
    const [one, other] = both.map((name) => fields[name]);
    if (one === undefined || other === undefined || one === other) continue;
    const message = `${FEATURE_LABELS[feature]} has two names, ${both.join(' and ')}. Send one of them, or the same value for both.`;
    for (const name of both) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** Returns the answers under their canonical names, whichever name the client used. */
export function withCanonicalAnswers<T extends Partial<Record<VerifyAliasField, unknown>>>(
  fields: T,
): Omit<T, VerifyAliasField> {
  const renamed: Record<string, unknown> = { ...fields };
  for (const [alias, feature] of ALIASES) {
    const old = `verify${alias}`;
    if (renamed[old] !== undefined) renamed[`verify${feature}`] = renamed[old];
    delete renamed[old];
  }
  return renamed as Omit<T, VerifyAliasField>;
}
