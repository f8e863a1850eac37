import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';
import type { Member, NewMember } from './member';
import { emailKey, usernameKey } from './member-keys';

export type MemberWithPassword = Member & { passwordHash: string | null };

/** All access to accounts. Lookups by ID (every request) and by email address (sign-in) stay SQL for speed. */
@Injectable()
export class MemberRepository {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  /** Finds a member. Inside a transaction, pass its `tx`: waiting for a second connection can deadlock the pool. */
  findById(id: number, database: Pick<Tx, 'one'> = this.database): Promise<MemberWithPassword | null> {
    return this.find(id, null, database);
  }

  findByEmail(email: string): Promise<MemberWithPassword | null> {
    return this.find(null, emailKey(email), this.database);
  }

  async isUsernameTaken(username: string): Promise<boolean> {
    return (await this.prisma.account.count({ where: { usernameKey: usernameKey(username) } })) > 0;
  }

  async isEmailKnown(email: string): Promise<boolean> {
    return (await this.prisma.account.count({ where: { emailKey: emailKey(email) } })) > 0;
  }

  /** Reserves an unused ID. */
  async takeId(database: Pick<Tx, 'one'> = this.database): Promise<number> {
    const row = await database.one<{ id: number | null }>(sql`SELECT nextval('user_id_seq')::int AS id`);
    if (!row?.id) throw new Error('The sequence gave no id');
    return row.id;
  }

  /** Returns false, without changes, when the email address already has an account. */
  async add(tx: Tx, id: number, member: NewMember): Promise<boolean> {
    const added = await tx.one(sql`
      INSERT INTO "user" (id, email, email_key, password_hash, display_name, username, username_key, role,
        email_verified, consent_to_data_processing, consent_to_marketing, consent_given_at, last_login_at)
      VALUES (${id}, ${member.email}, ${emailKey(member.email)}, ${member.passwordHash}, ${member.displayName},
        ${member.username}, ${usernameKey(member.username)}, ${member.role ?? 'member'}, ${member.emailVerified ?? false}, true, ${member.consentToMarketing}, now(), now())
      ON CONFLICT (email_key) DO NOTHING
      RETURNING id`);
    if (!added) return false;
    const { username, displayName } = member;
    await tx.with(this.prisma).userProfile.createMany({
      data: { id, username, displayName } satisfies Prisma.UserProfileUncheckedCreateInput,
    });
    return true;
  }

  /**
   * Returns false when the password was changed since that hash was read. Locks the account until the transaction
   * ends.
   */
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
    await tx.with(this.prisma).account.updateMany({
      where: { id },
      data: { passwordHash } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }

  /** Returns the next version of the member's published data; null when the member no longer exists. */
  async nextVersion(tx: Tx, id: number): Promise<number | null> {
    const row = await tx.one<{ version: number }>(
      sql`UPDATE "user" SET version = version + 1 WHERE id = ${id} RETURNING version`,
    );
    return row?.version ?? null;
  }

  /** Closes an account, which blocks all further logins. */
  async close(tx: Tx, id: number): Promise<void> {
    await tx.with(this.prisma).account.updateMany({
      where: { id },
      data: { isActive: false } satisfies Prisma.AccountUncheckedUpdateInput,
    });
  }

  /** Returns false when the member already had this role. */
  async setRole(tx: Tx, id: number, role: Member['role']): Promise<boolean> {
    const { count } = await tx.with(this.prisma).account.updateMany({
      where: { id, role: { not: role } },
      data: { role } satisfies Prisma.AccountUncheckedUpdateInput,
    });
    return count > 0;
  }

  private find(id: number | null, key: string | null, database: Pick<Tx, 'one'>): Promise<MemberWithPassword | null> {
    return database.one<MemberWithPassword>(sql`
      SELECT u.id, u.email, u.display_name AS "displayName", u.username, u.role, u.is_active AS "isActive", u.email_verified AS "emailVerified",
        u.suspended_at IS NOT NULL AS "isSuspended", u.suspension_reason AS "suspensionReason", p.is_influencer AS "isInfluencer",
        p.is_verified AS "isVerified", p.review_count AS "reviewCount", p.helpful_votes AS "helpfulVotes",
        u.created_at AS "createdAt", u.password_hash AS "passwordHash"
      FROM "user" u JOIN user_profile p ON p.id = u.id
      WHERE u.id = coalesce(${id}::int, (SELECT id FROM "user" WHERE email_key = ${key}))`);
  }
}

/** Checks whether PostgreSQL rejected a row because the username was taken concurrently. */
export const isUsernameConflict = (error: unknown): boolean => isConflict(error, 'username');

/** Checks whether PostgreSQL rejected a row because the email address was taken concurrently. */
export const isEmailConflict = (error: unknown): boolean => isConflict(error, 'email_key');

/**
 * Returns whether an error is a violated constraint. SQL reports 23505 with the constraint's name; the generated
 * client reports P2002 with its cause.
 */
function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, meta } = error as Error & { code?: string; constraint?: string; meta?: unknown };
  if (code === '23505') return constraint?.includes(column) ?? false;
  return code === 'P2002' && JSON.stringify(meta ?? {}).includes(column);
}
