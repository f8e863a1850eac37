import {
  CLAIM,
  verificationPercentage,
  type AnswerValue,
  type Claim,
  type Verification,
  type Feature,
} from '@waymark/contracts-reviews';

/** Stored counts for one feature of a venue, and the reader's own answer; null if there are none. */
export interface VerificationRow {
  feature: Feature;
  agrees: number | null;
  disagrees: number | null;
  newest: string | Date | null;
  own: AnswerValue | null;
}

/** Combines the venue's claim with people's answers; `own` is undefined for visitors. */
export function toVerification(
  claim: Claim,
  row: VerificationRow | undefined,
  own: AnswerValue | undefined,
): Verification {
  // "Does not apply here" hides all counts, including earlier answers.
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
