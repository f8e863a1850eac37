/** Who answers, as `answer.person` holds it. A person counts once per venue and feature. */
export const memberAsPerson = (memberId: number): string => `member:${memberId}`;
