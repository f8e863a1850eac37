import { Injectable } from '@nestjs/common';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { VerificationStatus } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';
import type { LockedMember, StaffMemberDetailRow, StaffMemberRow } from './staff-member-row';

const FACTS = sql`
  u.id, u.display_name AS "displayName", u.username, u.role, u.suspended_at IS NOT NULL AS "isSuspended",
  p.is_verified AS "isVerified", p.verification_status AS "verificationStatus", p.is_influencer AS "isInfluencer",
  u.created_at AS "createdAt"`;
const MEMBERS = sql`"user" u JOIN user_profile p ON p.id = u.id`;

/** All SQL of staff on members. */
@Injectable()
export class StaffMembersRepository {
  constructor(private readonly database: Database) {}

  /** Newest first; `total` counts all that match. */
  search(condition: Sql, before: number | null, limit: number): Promise<Array<StaffMemberRow & { total: number }>> {
    const older = before === null ? empty : sql`WHERE u.id < ${before}`;
    return this.database.query(sql`
      WITH found AS (SELECT u.id FROM ${MEMBERS} WHERE ${condition})
      SELECT ${FACTS}, (SELECT count(*)::int FROM found) AS total
      FROM ${MEMBERS} JOIN found ON found.id = u.id ${older} ORDER BY u.id DESC LIMIT ${limit}`);
  }

  detail(tx: Tx, id: number): Promise<StaffMemberDetailRow | null> {
    return tx.one<StaffMemberDetailRow>(sql`
      SELECT ${FACTS}, u.email, u.email_verified AS "emailVerified", p.review_count AS "reviewCount", p.helpful_votes AS "helpfulVotes",
        u.last_login_at AS "lastSignInAt", u.suspended_at AS "suspendedAt", u.suspension_reason AS "suspensionReason",
        (SELECT count(*)::int FROM "user" WHERE role = 'admin' AND is_active) AS "activeAdmins"
      FROM ${MEMBERS} WHERE u.id = ${id}`);
  }

  /** These members and all admins, until the end of the transaction: two admins at once cannot leave none. */
  lock(tx: Tx, ids: readonly number[]): Promise<LockedMember[]> {
    return tx.query<LockedMember>(sql`
      SELECT u.id, u.email, u.display_name AS "displayName", u.role, u.is_active AS "isActive", u.suspended_at IS NOT NULL AS "isSuspended",
        p.verification_status AS "verificationStatus", p.is_influencer AS "isInfluencer"
      FROM ${MEMBERS} WHERE u.id = ANY(${[...ids]}) OR u.role = 'admin'
      ORDER BY u.id FOR NO KEY UPDATE OF u`);
  }

  async setVerification(tx: Tx, id: number, status: VerificationStatus): Promise<void> {
    await tx.query(sql`
      UPDATE user_profile SET verification_status = ${status}, is_verified = ${status === 'verified'} WHERE id = ${id}`);
  }

  async setInfluencer(tx: Tx, id: number, isInfluencer: boolean): Promise<void> {
    await tx.query(sql`UPDATE user_profile SET is_influencer = ${isInfluencer} WHERE id = ${id}`);
  }

  async suspend(tx: Tx, id: number, reason: string): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET is_active = false, suspended_at = now(), suspension_reason = ${reason}, updated_at = now() WHERE id = ${id}`);
  }

  async restore(tx: Tx, id: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET is_active = NOT EXISTS (SELECT 1 FROM deleted_member d WHERE d.member_id = "user".id), suspended_at = NULL, suspension_reason = NULL, updated_at = now() WHERE id = ${id}`);
  }
}
