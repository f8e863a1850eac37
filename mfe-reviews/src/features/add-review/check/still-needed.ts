import { reviewRules } from '@waymark/contracts-reviews';
import type { AddReviewInput } from '../form-schema';

/** What is still asked for, said before anyone presses Submit; the server's rules decide, this only says so early. */
export function stillNeeded(values: Partial<AddReviewInput>): string[] {
  const isSaid = (text: string | undefined) => (text ?? '').trim() !== '';
  return [
    ...(isSaid(values.venueName) ? [] : ['the name of the venue']),
    ...(isSaid(values.reviewerName) ? [] : ['your name']),
    ...(values.disabilityType ? [] : ['a disability type, or “Prefer not to say”']),
    ...(reviewRules.comment.safeParse(values.comment ?? '').success ? [] : ['at least 10 characters about your visit']),
  ];
}
