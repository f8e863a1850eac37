import { CASE_ACT_WEIGHTS, type CaseAct } from '@waymark/contracts-community';

/** Checks whether `one` weighs more heavily on the content or its author than `other`. */
export function isHarsher(one: CaseAct, other: CaseAct): boolean {
  const [content, author] = CASE_ACT_WEIGHTS[one];
  const [otherContent, otherAuthor] = CASE_ACT_WEIGHTS[other];
  return content > otherContent || author > otherAuthor;
}

export const isMilder = (one: CaseAct, other: CaseAct): boolean => one !== other && !isHarsher(one, other);
