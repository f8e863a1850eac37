import type { CurrentUser } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import type { Member } from './member';

/** The member as only they see it. */
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

/** The member as the gateway tells services of them. */
export function toIdentity(member: Pick<Member, 'id' | 'role' | 'displayName'>): Identity {
  return { memberId: member.id, role: member.role, displayName: member.displayName };
}
