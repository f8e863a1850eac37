import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import type { SessionOwner } from './session-facts';

type HeldBack = Pick<SessionOwner, 'limitedUntil' | 'limitStatement'>;

/** Writes the effects of a sign-in to the account. */
@Injectable()
export class SessionOwnerRepository {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  /** Returns the member's posting restriction, if any; null when the member has since been suspended or deleted. */
  async noteSignIn(tx: Tx, id: number): Promise<HeldBack | null> {
    const noted = await tx.one(
      sql`UPDATE "user" SET last_login_at = now() WHERE id = ${id} AND is_active RETURNING id`,
    );
    if (!noted) return null;
    const held = await tx.one<HeldBack>(sql`
      SELECT limited_until AS "limitedUntil", statement_id AS "limitStatement" FROM member_standing
      WHERE member_id = ${id} AND limited_until > now()`);
    return held ?? {};
  }

  /** Restarts the retention period of an active member and clears any warning. */
  async extendRetention(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET data_retention_until = now() + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}), retention_warned_at = NULL
      WHERE id = ${memberId}`);
  }
}
