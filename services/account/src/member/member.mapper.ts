import type { CurrentUser } from '@waymark/contracts-account';
import type { Member } from './member';

/** Returns the member as only they themselves see it. */
export function toCurrentUser(member: Member): CurrentUser {
  const { id, email, displayName, username, role, emailVerified, isVerified, isInfluencer, reviewCount, helpfulVotes } =
    member;
  return {
    id,
    email,
    displayName,
    username,
    role,
    emailVerified,
    isVerified,
    isInfluencer,
    reviewCount,
    helpfulVotes,
    secondStepNeeded: false,
    createdAt: member.createdAt.toISOString(),
  };
}
