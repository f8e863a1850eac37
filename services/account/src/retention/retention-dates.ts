import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';

/** How long an account is kept without a sign-in. */
@Injectable()
export class RetentionDates {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  /** The member is here: their data is kept from now on for the whole time, and a warning is forgotten. */
  async extend(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET data_retention_until = now() + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}), retention_warned_at = NULL
      WHERE id = ${memberId}`);
  }
}
