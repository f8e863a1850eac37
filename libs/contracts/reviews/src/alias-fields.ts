import { z } from 'zod';
import { answerSchema } from './answer-value';
import { claimSchema } from './claim';
import { FEATURE_ALIASES, FEATURE_LABELS, type Feature, type FeatureAlias } from './features';

export type ClaimAliasField = `claimed${FeatureAlias}`;
export type VerifyAliasField = `verify${FeatureAlias}`;

/** The five features with two names: the old name and the feature. */
export const ALIASES = Object.entries(FEATURE_ALIASES) as readonly (readonly [FeatureAlias, Feature])[];

/** `verifyElevatorAccess` and so on: the same as `verifyLiftAccess`, by the name that it also has. */
export const verifyAliasesShape = Object.fromEntries(
  ALIASES.map(([alias]) => [`verify${alias}`, answerSchema.optional()]),
) as Record<VerifyAliasField, z.ZodOptional<typeof answerSchema>>;

/** `claimedElevatorAccess` and so on; absent from the answers of an older service. */
export const claimAliasesShape = Object.fromEntries(
  ALIASES.map(([alias]) => [`claimed${alias}`, claimSchema.optional()]),
) as Record<ClaimAliasField, z.ZodOptional<typeof claimSchema>>;

type Fields = Readonly<Record<string, unknown>>;

/** Refuses two different answers to one question; names both fields, because either may be the wrong one. */
export function refuseTwoAnswers(fields: Fields, context: z.RefinementCtx): void {
  for (const [alias, feature] of ALIASES) {
    const both = [`verify${feature}`, `verify${alias}`];
    const [one, other] = both.map((name) => fields[name]);
    if (one === undefined || other === undefined || one === other) continue;
    const message = `${FEATURE_LABELS[feature]} has two names, ${both.join(' and ')}. Send one of them, or the same value for both.`;
    for (const name of both) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** Each answer by its canonical name, whichever it came by. */
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
