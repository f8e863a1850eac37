import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { StaffSearchScope, VerificationStatus } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import type { LockedMember, StaffMemberDetailRow, StaffMemberRow } from './staff-member-row';

/** The staff's search text as terms for each column. A match in any of them finds a member. */
export interface MemberSearch {
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
    // PostgreSQL removes conditions on NULL terms before planning. The word expression equals that of the index.
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

  /** From then on, the automatic rule of community no longer changes the badge. */
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
