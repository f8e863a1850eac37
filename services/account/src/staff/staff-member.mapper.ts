import type { StaffMember, StaffMemberDetail } from '@waymark/contracts-account';
import type { StaffActor } from './staff-gate';
import type { StaffMemberDetailRow, StaffMemberRow } from './staff-members.repository';
import { refusalOf, type StaffPower } from './staff-rules';

export function toStaffMember({
  id,
  displayName,
  username,
  role,
  isSuspended,
  isVerified,
  verificationStatus,
  isInfluencer,
  createdAt,
}: StaffMemberRow): StaffMember {
  return {
    id,
    displayName,
    username,
    role,
    isSuspended,
    isVerified,
    verificationStatus,
    isInfluencer,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns the details of a member that this member of staff may see, and the actions that they may take. */
export function toStaffMemberDetail(row: StaffMemberDetailRow, actor: StaffActor): StaffMemberDetail {
  const may = (power: StaffPower) => refusalOf(power, { actor, subject: row, activeAdmins: row.activeAdmins }) === null;
  return {
    ...toStaffMember(row),
    email: actor.role === 'admin' ? row.email : null,
    emailVerified: row.emailVerified,
    reviewCount: row.reviewCount,
    helpfulVotes: row.helpfulVotes,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    suspendedAt: row.suspendedAt?.toISOString() ?? null,
    suspensionReason: row.suspensionReason,
    may: { decide: may('decide'), suspend: may('suspend'), changeRole: may('changeRole') },
  };
}
