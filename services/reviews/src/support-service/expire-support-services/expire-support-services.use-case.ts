import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { dayOf, oldestListedDay } from '../freshness';

/** Any constant will do; it only has to be the same in every process. */
const LOCK = 512_053;

export interface ExpiryReport {
  expired: number;
  listedAgain: number;
}

/** Takes services off the list that nobody verified for too long, and puts back those that were verified again. */
@Injectable()
export class ExpireSupportServices {
  constructor(private readonly database: Database) {}

  /** Null when another process is at it: running twice would do no harm, but also no good. */
  execute(now = new Date()): Promise<ExpiryReport | null> {
    const oldest = oldestListedDay(dayOf(now));
    return this.database.transaction(async (tx) => {
      const lock = await tx.one<{ taken: boolean | null }>(sql`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`);
      if (!lock?.taken) return null;
      const expired = await tx.query(sql`
        UPDATE support_service SET expired_at = ${now} WHERE expired_at IS NULL AND last_verified < ${oldest}::date RETURNING id`);
      const listedAgain = await tx.query(sql`
        UPDATE support_service SET expired_at = NULL WHERE expired_at IS NOT NULL AND last_verified >= ${oldest}::date RETURNING id`);
      return { expired: expired.length, listedAgain: listedAgain.length };
    });
  }
}
