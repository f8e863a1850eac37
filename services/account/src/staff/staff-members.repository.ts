import { Injectable } from '@nestjs/common';
import type { StaffSearchScope, VerificationStatus } from '@waymark/contracts-account';
import { type Identity, idParamSchema } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { emailKey, usernameKey } from '../member/member-keys';
import { PrismaService } from '../prisma.service';

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

/** The staff's search text as terms for each column. A match in any of them finds a member. */
interface MemberSearch {
  scope: StaffSearchScope;
  /** The search text is empty: all members match. */
  isEmpty: boolean;
  emailKey: string | null;
  usernameKey: string | null;
  id: number | null;
  /** A tsquery of letters and digits. */
  words: string | null;
}

/** All access of staff to members. */
@Injectable()
export class StaffMembersRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** Returns members, newest first; `total` counts all matches. */
  search(
    { scope, isEmpty, emailKey, usernameKey, id, words }: MemberSearch,
    before: number | null,
    limit: number,
  ): Promise<Array<StaffMemberRow & { total: number }>> {
    // PostgreSQL removes conditions on NULL terms before planning. The expression for words is that of the index.
    return this.database.query<StaffMemberRow & { total: number }>(sql`
      WITH found AS (
        SELECT u.id FROM "user" u JOIN user_profile p ON p.id = u.id
        WHERE (${isEmpty} OR u.email_key = ${emailKey}::text OR u.username_key = ${usernameKey}::text OR u.id = ${id}::int
            OR to_tsvector('simple', translate(u.display_name || ' ' || u.username, '._-', '   ')) @@ to_tsquery('simple', ${words}::text))
          AND (${scope === 'all'} OR ${scope === 'pending'} AND p.verification_status = 'pending'
            OR ${scope === 'suspended'} AND u.suspended_at IS NOT NULL OR ${scope === 'staff'} AND u.role <> 'member'))
      SELECT u.id, u.display_name AS "displayName", u.username, u.role, u.suspended_at IS NOT NULL AS "isSuspended",
        p.is_verified AS "isVerified", p.verification_status AS "verificationStatus", p.is_influencer AS "isInfluencer",
        u.created_at AS "createdAt", coalesce((SELECT count(*)::int FROM found), 0) AS total
      FROM "user" u JOIN user_profile p ON p.id = u.id JOIN found ON found.id = u.id
      WHERE ${before}::int IS NULL OR u.id < ${before} ORDER BY u.id DESC LIMIT ${limit}`);
  }

  detail(tx: Tx, id: number): Promise<StaffMemberDetailRow | null> {
    return tx.one<StaffMemberDetailRow>(sql`
      SELECT u.id, u.display_name AS "displayName", u.username, u.role, u.suspended_at IS NOT NULL AS "isSuspended",
        p.is_verified AS "isVerified", p.verification_status AS "verificationStatus", p.is_influencer AS "isInfluencer",
        u.created_at AS "createdAt", u.email, u.email_verified AS "emailVerified", p.review_count AS "reviewCount",
        p.helpful_votes AS "helpfulVotes", u.last_login_at AS "lastSignInAt", u.suspended_at AS "suspendedAt",
        u.suspension_reason AS "suspensionReason",
        coalesce((SELECT count(*)::int FROM "user" WHERE role = 'admin' AND is_active), 0) AS "activeAdmins"
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ${id}`);
  }

  /**
   * Locks these members and all admins until the transaction ends, so two admins at once cannot remove the last one.
   */
  lock(tx: Tx, ids: readonly number[]): Promise<LockedMember[]> {
    return tx.query<LockedMember>(sql`
      SELECT u.id, u.email, u.display_name AS "displayName", u.role, u.is_active AS "isActive", u.suspended_at IS NOT NULL AS "isSuspended",
        p.verification_status AS "verificationStatus", p.is_influencer AS "isInfluencer"
      FROM "user" u JOIN user_profile p ON p.id = u.id WHERE u.id = ANY(${[...ids]}::int[]) OR u.role = 'admin'
      ORDER BY u.id FOR NO KEY UPDATE`);
  }

  async setVerification(tx: Tx, id: number, status: VerificationStatus): Promise<void> {
    await this.setBadges(tx, id, { verificationStatus: status, isVerified: status === 'verified' });
  }

  /** Sets the badge. From then on, the automatic rule of community no longer changes it. */
  async setInfluencer(tx: Tx, id: number, isInfluencer: boolean): Promise<void> {
    await this.setBadges(tx, id, { isInfluencer, isInfluencerByStaff: true });
  }

  async suspend(tx: Tx, id: number, reason: string): Promise<void> {
    await tx.with(this.prisma).account.updateMany({
      where: { id },
      data: {
        isActive: false,
        suspendedAt: new Date(),
        suspensionReason: reason,
      } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }

  /** A member who has since requested deletion stays closed. */
  async restore(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET is_active = NOT EXISTS (SELECT 1 FROM deleted_member d WHERE d.member_id = "user".id), suspended_at = NULL, suspension_reason = NULL, updated_at = now() WHERE id = ${id}`);
  }

  private async setBadges(tx: Tx, id: number, data: Prisma.UserProfileUpdateManyMutationInput): Promise<void> {
    await tx
      .with(this.prisma)
      .userProfile.updateMany({ where: { id }, data: data satisfies Prisma.UserProfileUpdateManyMutationInput });
  }
}

/** Converts a staff member's search text to search terms. `byEmail`: only admins may find members by email address. */
export function memberSearch(text: string, scope: StaffSearchScope, byEmail: boolean): MemberSearch {
  const nobody = { scope, isEmpty: text === '', emailKey: null, usernameKey: null, id: null, words: null };
  if (text === '') return nobody;
  if (text.includes('@')) return byEmail ? { ...nobody, emailKey: emailKey(text) } : nobody;
  const number = idParamSchema.safeParse(text);
  // Uses letters and digits only, so the input cannot contain a search operator.
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return {
    ...nobody,
    usernameKey: usernameKey(text),
    id: number.success ? number.data : null,
    words: words.length > 0 ? words.map((word) => `'${word}':*`).join(' & ') : null,
  };
}
