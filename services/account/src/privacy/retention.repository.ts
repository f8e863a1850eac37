import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG, Database, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';

/** Days between the warning and the deletion of an unused account. */
export const WARN_DAYS = 30;

export interface Warned {
  id: number;
  email: string;
  until: Date;
}

/** All SQL for the retention of unused accounts, by the database's clock. */
@Injectable()
export class RetentionRepository {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** Sets the retention date of accounts that are older than this rule: their period starts at the last known login. */
  async setMissingDates(): Promise<void> {
    await this.database.query(sql`
      UPDATE "user" SET data_retention_until = greatest(now() + make_interval(days => ${WARN_DAYS}),
        coalesce(last_login_at, created_at) + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}))
      WHERE data_retention_until IS NULL`);
  }

  /**
   * Marks due accounts as warned and grants them the days that the email promises. Locks them against other processes.
   */
  async markWarned(tx: Tx, most: number): Promise<Warned[]> {
    const due = await tx.query<{ id: number; email: string; until: Date | null }>(sql`
      UPDATE "user" SET retention_warned_at = now(), data_retention_until = greatest(data_retention_until, now() + make_interval(days => ${WARN_DAYS}))
      WHERE id IN (SELECT id FROM "user" WHERE data_retention_until < now() + make_interval(days => ${WARN_DAYS})
                   AND retention_warned_at IS NULL AND NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = "user".id) LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id, email, data_retention_until AS until`);
    return due.map(({ id, email, until }) => {
      if (until === null) throw new Error(`Account ${id} would be warned of a day that nobody set.`);
      return { id, email, until };
    });
  }

  /** Returns warned accounts with an expired period, and locks them until the transaction ends. */
  async lockOver(tx: Tx, most: number): Promise<number[]> {
    const due = await tx.query<{ id: number }>(sql`
      SELECT id FROM "user" WHERE data_retention_until < now() AND retention_warned_at < now() - make_interval(days => ${WARN_DAYS - 1})
        AND NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = "user".id)
      LIMIT ${most} FOR UPDATE SKIP LOCKED`);
    return due.map(({ id }) => id);
  }
}
