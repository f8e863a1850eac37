import type { AnswerValue, Feature } from '@waymark/contracts-reviews';

/** Kept counts of one feature of a venue, and the answer of the one who asks; null for neither. */
export interface VerificationRow {
  feature: Feature;
  agrees: number | null;
  disagrees: number | null;
  newest: string | Date | null;
  own: AnswerValue | null;
}
