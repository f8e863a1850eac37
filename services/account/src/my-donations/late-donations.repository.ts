import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface LateDonation {
  id: string;
  memberId: number | null;
  memberEmail: string | null;
  sealedEmail: string | null;
  amountPence: number;
}

/** Monthly donations with a failed payment. */
@Injectable()
export class LateDonationsRepository {
  /**
   * Marks a failed monthly donation for a notification and returns it; null when none is left or another process holds
   * it. Skips donations that are to stop.
   */
  takeUntold(tx: Tx): Promise<LateDonation | null> {
    return tx.one<LateDonation>(sql`
      UPDATE monthly_gift m SET late_told_at = now()
      FROM (SELECT id FROM monthly_gift WHERE state = 'late' AND late_told_at IS NULL AND stop_asked_at IS NULL
            ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) late
      JOIN monthly_gift b ON b.id = late.id LEFT JOIN "user" u ON u.id = b.member_id
      WHERE m.id = late.id
      RETURNING m.id, m.member_id AS "memberId", u.email AS "memberEmail", m.sealed_email AS "sealedEmail", m.amount_pence AS "amountPence"`);
  }
}
