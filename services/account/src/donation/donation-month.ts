import { Injectable } from '@nestjs/common';
import { donationReceived } from '@waymark/contracts-account';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { StripeMode } from '../donation-config';

export interface MonthTotal {
  month: string;
  pence: number;
  gifts: number;
}

/** Returns a month in UTC, as in the donation records. */
export const monthOf = (time: Date): string => time.toISOString().slice(0, 7);

/** Recalculates the totals of a month from its donations each time, so that nothing counts twice. */
@Injectable()
export class DonationMonth {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Returns zero until a donation in this mode arrived: donations with test keys are not money. */
  async read(month: string, mode: StripeMode): Promise<MonthTotal> {
    const row = await this.database.one<{ pence: string; gifts: number }>(sql`
      SELECT pence, gifts FROM gift_month WHERE month = ${month} AND EXISTS (
        SELECT 1 FROM gift WHERE mode = ${mode} AND received_at >= ${`${month}-01T00:00:00Z`}::timestamptz)`);
    return { month, pence: Number(row?.pence ?? 0), gifts: row?.gifts ?? 0 };
  }

  /**
   * Call it in the transaction that changed a donation. It locks the month's row first, so the last recount includes
   * every change.
   */
  async countAgain(tx: Tx, month: string, mode: StripeMode): Promise<void> {
    const locked = await tx.one<{ version: number }>(sql`
      INSERT INTO gift_month (month, version) VALUES (${month}, 1)
      ON CONFLICT (month) DO UPDATE SET version = gift_month.version + 1 RETURNING version`);
    const counted = await tx.one<{ pence: string; gifts: number }>(sql`
      UPDATE gift_month SET (pence, gifts) = (
        SELECT coalesce(sum(amount_pence - refunded_pence), 0), count(*) FROM gift
        WHERE state = 'received' AND mode = ${mode}
          AND received_at >= (${`${month}-01T00:00:00Z`}::timestamptz)
          AND received_at < (${`${month}-01T00:00:00Z`}::timestamptz AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC')
      WHERE month = ${month} RETURNING pence, gifts`);
    await this.outbox.add(tx, donationReceived, {
      aggregateId: month,
      aggregateVersion: locked?.version ?? 1,
      data: { month, pence: Number(counted?.pence ?? 0), gifts: counted?.gifts ?? 0 },
    });
  }
}
