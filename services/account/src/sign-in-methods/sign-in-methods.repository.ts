import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, type Tx, ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';

/** Returns a 409: without this method, nobody could sign in to the account. */
export function lastSignInMethod(): ProblemException {
  return accountProblem('auth.last-way-in');
}

export interface OwnSignInMethodsRow {
  hasPassword: boolean;
  codesSince: Date | null;
  recoveryCodesLeft: number;
  isProviderLinked: boolean;
  providerEmail: string | null;
}

interface CountedSignInMethods {
  hasPassword: boolean;
  passkeys: number;
  providers: number;
}

/** All sign-in methods of an account, of every kind. */
@Injectable()
export class SignInMethodsRepository {
  constructor(private readonly database: Database) {}

  /** Returns null when the member has been deleted or suspended. */
  findOwn(memberId: number): Promise<OwnSignInMethodsRow | null> {
    return this.database.one<OwnSignInMethodsRow>(sql`
      SELECT u.password_hash IS NOT NULL AS "hasPassword", a.confirmed_at AS "codesSince",
        coalesce((SELECT count(*)::int FROM recovery_code r WHERE r.member_id = u.id), 0) AS "recoveryCodesLeft",
        p.id IS NOT NULL AS "isProviderLinked", p.email AS "providerEmail"
      FROM "user" u LEFT JOIN authenticator a ON a.member_id = u.id LEFT JOIN platform_user p ON p.member_id = u.id
      WHERE u.id = ${memberId} AND u.is_active`);
  }

  /** Removes every sign-in method except the password. Returns whether there was any. */
  async removeAllButPassword(tx: Tx, memberId: number): Promise<boolean> {
    const row = await tx.one<{ count: number }>(sql`
      WITH keys AS (DELETE FROM passkey WHERE member_id = ${memberId} RETURNING 1),
        codes AS (DELETE FROM authenticator WHERE member_id = ${memberId} RETURNING 1),
        links AS (DELETE FROM platform_user WHERE member_id = ${memberId} RETURNING 1)
      SELECT ((SELECT count(*) FROM keys) + (SELECT count(*) FROM codes) + (SELECT count(*) FROM links))::int AS count`);
    return (row?.count ?? 0) > 0;
  }

  /**
   * Locks the account until the transaction ends, so the second of two concurrent removals sees the result of the
   * first.
   */
  async countLocked(tx: Tx, memberId: number): Promise<CountedSignInMethods> {
    await tx.query(sql`SELECT id FROM "user" WHERE id = ${memberId} FOR UPDATE`);
    const row = await tx.one<CountedSignInMethods>(sql`
      SELECT password_hash IS NOT NULL AS "hasPassword",
        coalesce((SELECT count(*)::int FROM passkey WHERE member_id = ${memberId}), 0) AS passkeys,
        coalesce((SELECT count(*)::int FROM platform_user WHERE member_id = ${memberId}), 0) AS providers
      FROM "user" WHERE id = ${memberId}`);
    return row ?? { hasPassword: false, passkeys: 0, providers: 0 };
  }
}
