import type { VerificationStatus } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';

/** A member in a list for staff. */
export interface StaffMemberRow {
  id: number;
  displayName: string;
  username: string;
  role: Identity['role'];
  isSuspended: boolean;
  isVerified: boolean;
  verificationStatus: VerificationStatus;
  isInfluencer: boolean;
  createdAt: Date;
}

export interface StaffMemberDetailRow extends StaffMemberRow {
  email: string;
  emailVerified: boolean;
  reviewCount: number;
  helpfulVotes: number;
  lastSignInAt: Date | null;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  /** Number of admins who can currently act. */
  activeAdmins: number;
}

/** The member whom an action affects, locked until it ends. */
export interface LockedMember {
  id: number;
  email: string;
  displayName: string;
  role: Identity['role'];
  isActive: boolean;
  isSuspended: boolean;
  verificationStatus: VerificationStatus;
  isInfluencer: boolean;
}
