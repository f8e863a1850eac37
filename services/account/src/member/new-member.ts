import type { EventData } from '@waymark/contracts-core';
import type { memberRegistered } from '@waymark/contracts-account';
import type { Member } from './member';

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

/** What an account is made from. */
export interface NewMember {
  email: string;
  /** Null for somebody who signs in through a provider. */
  passwordHash: string | null;
  displayName: string;
  username: string;
  consentToMarketing: boolean;
  role?: Member['role'];
  emailVerified?: boolean;
}
