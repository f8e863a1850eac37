import type { memberRegistered } from '@waymark/contracts-account';
import type { EventData, Identity } from '@waymark/contracts-core';

/** An account, with the public facts that its owner sees. */
export interface Member {
  id: number;
  email: string;
  displayName: string;
  username: string;
  role: Identity['role'];
  isActive: boolean;
  emailVerified: boolean;
  isVerified: boolean;
  isInfluencer: boolean;
  /** Staff have suspended the member; `isActive` is then false. */
  isSuspended: boolean;
  suspensionReason: string | null;
  reviewCount: number;
  helpfulVotes: number;
  createdAt: Date;
}

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
