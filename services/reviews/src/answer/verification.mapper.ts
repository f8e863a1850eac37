import {
  CLAIM,
  verificationPercentage,
  type AnswerValue,
  type Claim,
  type Verification,
} from '@waymark/contracts-reviews';
import type { VerificationRow } from './verification-row';

/** What a venue states about a feature and what people say to it; `own` is undefined for visitors. */
export function toVerification(
  claim: Claim,
  row: VerificationRow | undefined,
  own: AnswerValue | undefined,
): Verification {
  // READINGS: "does not apply here" is never counted, whatever was answered before it was known.
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
