import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationMode } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';

interface MonthTotalRow {
  month: string | null;
  gifts: number | null;
  receivedPence: number | null;
  refundedPence: number | null;
}

/** Totals of the books, computed from the donations themselves. */
@Injectable()
export class MonthTotalsRepository {
  constructor(private readonly database: Database) {}

  /** Returns UTC months in which money was received, newest first. */
  since(from: Date, mode: DonationMode): Promise<MonthTotalRow[]> {
    return this.database.query<MonthTotalRow>(sql`
      SELECT to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS gifts,
        sum(amount_pence)::float8 AS "receivedPence", sum(refunded_pence)::float8 AS "refundedPence"
      FROM gift WHERE received_at >= ${from} AND mode = ${mode} GROUP BY 1 ORDER BY 1 DESC`);
  }
}
