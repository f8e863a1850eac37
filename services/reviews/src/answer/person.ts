/** Returns the value of `answer.person` for a member. A person counts once per venue and feature. */
export const memberAsPerson = (memberId: number): string => `member:${memberId}`;
