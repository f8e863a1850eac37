import { CASE_ACT_WEIGHTS, type CaseAct } from '@waymark/contracts-community';

/** Whether it takes more from the content or from its author. */
export function isHarsher(one: CaseAct, other: CaseAct): boolean {
  const [content, author] = CASE_ACT_WEIGHTS[one];
  const [otherContent, otherAuthor] = CASE_ACT_WEIGHTS[other];
  return content > otherContent || author > otherAuthor;
}

export const isMilder = (one: CaseAct, other: CaseAct): boolean => one !== other && !isHarsher(one, other);
