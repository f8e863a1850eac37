import type { EventData } from '@waymark/contracts-core';
import type { memberRegistered } from '@waymark/contracts-account';
import type { Member } from './member';

/** Returns the event of a new account: only its public name, never its email address. */
export function toMemberRegistered(memberId: number, member: NewMember) {
  const data: EventData<typeof memberRegistered> = {
    memberId,
    displayName: member.displayName,
    username: member.username,
    isVerified: false,
  };
  return { aggregateId: String(memberId), aggregateVersion: 1, data };
}

/** The data of a new account. */
export interface NewMember {
  email: string;
  /** Null for a member who signs in through a provider. */
  passwordHash: string | null;
  displayName: string;
  username: string;
  consentToMarketing: boolean;
  role?: Member['role'];
  emailVerified?: boolean;
}
