import { Injectable } from '@nestjs/common';
import sql, { type Sql } from 'sql-template-tag';
import { Database, type Tx } from '@waymark/service-kit';
import { emailKey } from './email-key';
import type { Member } from './member';
import type { NewMember } from './new-member';
import { usernameKey } from './username-key';

const MEMBER = sql`
  SELECT u.id, u.email, u.display_name AS "displayName", u.username, u.role, u.is_active AS "isActive", u.email_verified AS "emailVerified",
    u.suspended_at IS NOT NULL AS "isSuspended", u.suspension_reason AS "suspensionReason", p.is_influencer AS "isInfluencer",
    p.is_verified AS "isVerified", p.review_count AS "reviewCount", p.helpful_votes AS "helpfulVotes",
    u.created_at AS "createdAt", u.password_hash AS "passwordHash"
  FROM "user" u JOIN user_profile p ON p.id = u.id`;

export type MemberWithPassword = Member & { passwordHash: string | null };

/** All SQL on accounts. */
@Injectable()
export class MemberRepository {
  constructor(private readonly database: Database) {}

  /** Inside a transaction give its `tx`: one that waits for a second connection can wait for ever. */
  findById(id: number, database: Pick<Tx, 'one'> = this.database): Promise<MemberWithPassword | null> {
    return this.find(sql`u.id = ${id}`, database);
  }

  findByEmail(email: string): Promise<MemberWithPassword | null> {
    return this.find(sql`u.email_key = ${emailKey(email)}`, this.database);
  }

  async isUsernameTaken(username: string): Promise<boolean> {
    const row = await this.database.one(sql`SELECT 1 FROM "user" WHERE username_key = ${usernameKey(username)}`);
    return row !== null;
  }

  async isEmailKnown(email: string): Promise<boolean> {
    return (await this.database.one(sql`SELECT 1 FROM "user" WHERE email_key = ${emailKey(email)}`)) !== null;
  }

  /** An id that nobody else gets. */
  async takeId(database: Pick<Tx, 'one'> = this.database): Promise<number> {
    const row = await database.one<{ id: number | null }>(sql`SELECT nextval('user_id_seq')::int AS id`);
    if (!row?.id) throw new Error('The sequence gave no id');
    return row.id;
  }

  /** False when the e-mail address has an account already; nothing is changed then. */
  async add(tx: Tx, id: number, member: NewMember): Promise<boolean> {
    const added = await tx.one(sql`
      INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, role,
        email_verified, consent_to_data_processing, consent_to_marketing, consent_given_at, last_login_at)
      VALUES (${id}, ${member.email}, ${emailKey(member.email)}, ${member.passwordHash}, ${member.displayName},
        ${member.username}, ${usernameKey(member.username)}, ${member.role ?? 'member'}, ${member.emailVerified ?? false}, true, ${member.consentToMarketing}, now(), now())
      ON CONFLICT (email_key) DO NOTHING
      RETURNING id`);
    if (!added) return false;
    await tx.query(sql`
      INSERT INTO user_profile (id, username, display_name) VALUES (${id}, ${member.username}, ${member.displayName})`);
    return true;
  }

  /** False when the password was replaced since that hash was read. Holds the account until the transaction ends. */
  async stillHasPassword(
    tx: Tx,
    { id, passwordHash }: Pick<MemberWithPassword, 'id' | 'passwordHash'>,
  ): Promise<boolean> {
    return (
      (await tx.one(
        sql`SELECT id FROM "user" WHERE id = ${id} AND password_hash = ${passwordHash} FOR NO KEY UPDATE`,
      )) !== null
    );
  }

  async setPasswordHash(tx: Tx, id: number, passwordHash: string): Promise<void> {
    await tx.query(sql`UPDATE "user" SET password_hash = ${passwordHash}, updated_at = now() WHERE id = ${id}`);
  }

  /** False when the role was that already. */
  async setRole(tx: Tx, id: number, role: Member['role']): Promise<boolean> {
    const changed = await tx.one(sql`
      UPDATE "user" SET role = ${role}, updated_at = now() WHERE id = ${id} AND role <> ${role} RETURNING id`);
    return changed !== null;
  }

  private find(condition: Sql, database: Pick<Tx, 'one'>): Promise<MemberWithPassword | null> {
    return database.one<MemberWithPassword>(sql`${MEMBER} WHERE ${condition}`);
  }
}
