import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { GiftMode, GiftState, RefundState } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

/** A gift as it stands while somebody decides on it. */
export interface RefundableGift {
  state: GiftState;
  memberId: number | null;
  amountPence: number;
  /** What Stripe has given back, and what it was asked to and has not said. */
  goneBackPence: number | null;
}

export interface RefundRow {
  id: string;
  giftId: string;
  amountPence: number;
  state: RefundState;
  paymentIntentId: string | null;
}

/** What staff gave back. A row stands before Stripe is asked: whatever happens then, the same one is asked for again. */
@Injectable()
export class RefundRepository {
  constructor(private readonly database: Database) {}

  /** Locked until the end of the transaction: two refunds at once do not give back more than there was. */
  async lockGift(tx: Tx, giftId: string, mode: GiftMode): Promise<RefundableGift | null> {
    return tx.one<RefundableGift>(sql`
      SELECT g.state, g.member_id AS "memberId", g.amount_pence AS "amountPence",
        g.refunded_pence + coalesce((SELECT sum(f.amount_pence)::int FROM gift_refund f WHERE f.gift_id = g.id AND f.state = 'asked'), 0) AS "goneBackPence"
      FROM gift g WHERE g.id = ${giftId}::uuid AND g.mode = ${mode} FOR UPDATE OF g`);
  }

  async add(tx: Tx, refund: NewRefund): Promise<void> {
    await tx.query(sql`
      INSERT INTO gift_refund (id, gift_id, amount_pence, reason, actor_id)
      VALUES (${refund.id}::uuid, ${refund.giftId}::uuid, ${refund.amountPence}, ${refund.reason}, ${refund.actorId})`);
  }

  find(id: string): Promise<RefundRow | null> {
    return this.database.one<RefundRow>(sql`
      SELECT f.id, f.gift_id AS "giftId", f.amount_pence AS "amountPence", f.state, g.stripe_payment_intent_id AS "paymentIntentId"
      FROM gift_refund f JOIN gift g ON g.id = f.gift_id WHERE f.id = ${id}::uuid`);
  }

  /** Asked for by a process that did not come to its end. */
  async unfinished(mode: GiftMode): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT f.id FROM gift_refund f JOIN gift g ON g.id = f.gift_id
      WHERE f.state = 'asked' AND f.created_at < now() - interval '1 minute' AND g.mode = ${mode}
      ORDER BY f.created_at LIMIT 50`);
    return rows.map(({ id }) => id);
  }

  /** What Stripe said of it; a later word replaces an earlier one. */
  async note(id: string, { state, stripeRefundId, failure }: RefundOutcome): Promise<void> {
    await this.database.query(sql`
      UPDATE gift_refund SET state = ${state}, failure = ${failure}, stripe_refund_id = coalesce(${stripeRefundId}, stripe_refund_id),
        done_at = coalesce(done_at, now())
      WHERE id = ${id}::uuid AND (state, failure) IS DISTINCT FROM (${state}, ${failure})`);
  }
}

interface NewRefund {
  id: string;
  giftId: string;
  amountPence: number;
  reason: string;
  actorId: number;
}

export interface RefundOutcome {
  state: 'done' | 'failed';
  stripeRefundId: string | null;
  /** Stripe's word for why not. */
  failure: string | null;
}
