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
    // A statement of its own takes the lock: one that waits for it would go on with the sums from before.
    await tx.query(sql`SELECT 1 FROM gift WHERE id = ${giftId}::uuid AND mode = ${mode} FOR UPDATE`);
    return tx.one<RefundableGift>(sql`
      SELECT g.state, g.member_id AS "memberId", g.amount_pence AS "amountPence",
        g.refunded_pence + coalesce((SELECT sum(f.amount_pence)::int FROM gift_refund f WHERE f.gift_id = g.id AND f.state = 'asked'), 0) AS "goneBackPence"
      FROM gift g WHERE g.id = ${giftId}::uuid AND g.mode = ${mode}`);
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

  /** What Stripe said of it; a later word replaces an earlier one. Null where it was known. */
  note(tx: Tx, id: string, { state, stripeRefundId, failure }: RefundOutcome): Promise<NotedRefund | null> {
    return tx.one<NotedRefund>(sql`
      UPDATE gift_refund f SET state = ${state}, failure = ${failure}, stripe_refund_id = coalesce(${stripeRefundId}, f.stripe_refund_id),
        done_at = coalesce(f.done_at, now())
      FROM gift g
      WHERE f.id = ${id}::uuid AND g.id = f.gift_id AND (f.state, f.failure) IS DISTINCT FROM (${state}, ${failure})
      RETURNING f.gift_id AS "giftId", f.amount_pence AS "amountPence", f.reason, f.actor_id AS "actorId",
        g.member_id AS "memberId", g.amount_pence AS "givenPence"`);
  }
}

/** A refund of which something new was said. */
export interface NotedRefund {
  giftId: string;
  amountPence: number;
  reason: string;
  actorId: number | null;
  memberId: number | null;
  givenPence: number;
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
