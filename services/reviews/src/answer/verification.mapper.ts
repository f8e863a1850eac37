import {
  CLAIM,
  verificationPercentage,
  type AnswerValue,
  type Claim,
  type Verification,
  type Feature,
} from '@waymark/contracts-reviews';

/** Kept counts of one feature of a venue, and the answer of the one who asks; null for neither. */
export interface VerificationRow {
  feature: Feature;
  agrees: number | null;
  disagrees: number | null;
  newest: string | Date | null;
  own: AnswerValue | null;
}

/** What a venue states about a feature and what people say to it; `own` is undefined for visitors. */
export function toVerification(
  claim: Claim,
  row: VerificationRow | undefined,
  own: AnswerValue | undefined,
): Verification {
  // "Does not apply here" is never counted, whatever was answered before it was known.
  const counted = claim === CLAIM.doesNotApply ? undefined : row;
  const agrees = counted?.agrees ?? 0;
  const disagrees = counted?.disagrees ?? 0;
  const people = agrees + disagrees;
  return {
    claim,
    agrees,
    disagrees,
    people,
    percentage: verificationPercentage(agrees, disagrees),
    newestAnswerAt: people > 0 && counted?.newest ? new Date(counted.newest).toISOString() : null,
    ...(own === undefined ? {} : { ownAnswer: own }),
  };
}
