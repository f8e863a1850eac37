import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import type { SessionOwner } from './session-facts';

type HeldBack = Pick<SessionOwner, 'limitedUntil' | 'limitStatement'>;

/** What a sign-in writes into the account that it opens. */
@Injectable()
export class SessionOwnerRepository {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  /** What holds them back from posting, if anything; null when the member was suspended or has left meanwhile. */
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

  /** The member is here: their data is kept from now on for the whole time, and a warning is forgotten. */
  async extendRetention(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET data_retention_until = now() + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}), retention_warned_at = NULL
      WHERE id = ${memberId}`);
  }
}
