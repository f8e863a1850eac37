import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { GiftMode } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

/** Nobody gives on after they have left: their monthly gifts are stopped at Stripe before the deletion is done. */
@Injectable()
export class MonthlyStopsRepository {
  constructor(private readonly database: Database) {}

  /** The wish alone: whoever carries out what members ask of their monthly gifts tells Stripe, until it has said yes. */
  async ask(tx: Pick<Tx, 'query'>, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE monthly_gift SET stop_asked_at = now(), wanted_pence = NULL, wish_number = wish_number + 1
      WHERE member_id = ${memberId} AND state <> 'stopped' AND stop_asked_at IS NULL`);
  }

  /**
   * Whether one may still take money. Asks again for what was begun while the account closed. Those of a test mode that
   * is over are nobody's loss, and nobody could stop them; a live one holds the deletion up until it is stopped.
   */
  async areOpen(memberId: number, mode: GiftMode | null): Promise<boolean> {
    const open = await this.database.one(sql`
      SELECT 1 FROM monthly_gift
      WHERE member_id = ${memberId} AND state <> 'stopped' AND stripe_subscription_id IS NOT NULL
        AND mode IN ('live', ${mode ?? 'live'}) LIMIT 1`);
    if (open) await this.ask(this.database, memberId);
    return open !== null;
  }
}
