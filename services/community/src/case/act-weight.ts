import { CASE_ACT_WEIGHTS, type CaseAct } from '@waymark/contracts-community';

/** Returns whether act `one` is harsher on the content or its author than act `other`. */
export function isHarsher(one: CaseAct, other: CaseAct): boolean {
  const [content, author] = CASE_ACT_WEIGHTS[one];
  const [otherContent, otherAuthor] = CASE_ACT_WEIGHTS[other];
  return content > otherContent || author > otherAuthor;
}

export const isMilder = (one: CaseAct, other: CaseAct): boolean => one !== other && !isHarsher(one, other);
