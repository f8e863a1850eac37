import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface LateGift {
  id: string;
  memberId: number | null;
  memberEmail: string | null;
  sealedEmail: string | null;
  amountPence: number;
}

/** Monthly gifts of which a month failed. */
@Injectable()
export class LateGiftsRepository {
  /** Marks one whose giver is to be told; null when there is none left, or another process has it. One that is to stop is none of them. */
  takeUntold(tx: Tx): Promise<LateGift | null> {
    return tx.one<LateGift>(sql`
      UPDATE monthly_gift m SET late_told_at = now()
      FROM (SELECT id FROM monthly_gift WHERE state = 'late' AND late_told_at IS NULL AND stop_asked_at IS NULL
            ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) late
      JOIN monthly_gift b ON b.id = late.id LEFT JOIN "user" u ON u.id = b.member_id
      WHERE m.id = late.id
      RETURNING m.id, m.member_id AS "memberId", u.email AS "memberEmail", m.sealed_email AS "sealedEmail", m.amount_pence AS "amountPence"`);
  }
}
