import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationMode } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

/** Stops a former member's monthly donations at Stripe before the deletion completes. */
@Injectable()
export class MonthlyStopsRepository {
  constructor(private readonly database: Database) {}

  /** Stores the request to stop. The job for changes to monthly donations sends it until Stripe confirms. */
  async ask(tx: Pick<Tx, 'query'>, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE monthly_gift SET stop_asked_at = now(), wanted_pence = NULL, wish_number = wish_number + 1
      WHERE member_id = ${memberId} AND state <> 'stopped' AND stop_asked_at IS NULL`);
  }

  /**
   * Checks whether a monthly donation may still charge money. Repeats the request for donations started while the
   * account was being closed. Ignores those of an old test mode, which charge nobody and cannot be stopped. A live one
   * delays the deletion until it is stopped.
   */
  async areOpen(memberId: number, mode: DonationMode | null): Promise<boolean> {
    const open = await this.database.one(sql`
      SELECT 1 FROM monthly_gift
      WHERE member_id = ${memberId} AND state <> 'stopped' AND stripe_subscription_id IS NOT NULL
        AND mode IN ('live', ${mode ?? 'live'}) LIMIT 1`);
    if (open) await this.ask(this.database, memberId);
    return open !== null;
  }
}
