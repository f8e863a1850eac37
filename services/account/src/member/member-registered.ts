import type { EventData } from '@waymark/contracts-core';
import type { memberRegistered } from '@waymark/contracts-account';
import type { NewMember } from './new-member';

/** The event of a new account: its public name only, never its e-mail. */
export function toMemberRegistered(memberId: number, member: NewMember) {
  const data: EventData<typeof memberRegistered> = {
    memberId,
    displayName: member.displayName,
    username: member.username,
    isVerified: false,
  };
  return { aggregateId: String(memberId), aggregateVersion: 1, data };
}
