import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationMode, DonationState, RefundState } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

/** A donation while staff decide on its refund. */
export interface RefundableDonation {
  state: DonationState;
  memberId: number | null;
  amountPence: number;
  /** The amount that Stripe has refunded or has been asked to refund, confirmed or not. */
  goneBackPence: number | null;
}

export interface RefundRow {
  id: string;
  giftId: string;
  amountPence: number;
  state: RefundState;
  paymentIntentId: string | null;
}

/** Refunds by staff. The row is stored before Stripe is called, so every retry requests the same refund. */
@Injectable()
export class RefundRepository {
  constructor(private readonly database: Database) {}

  /** Locks the donation until the transaction ends, so two concurrent refunds cannot exceed its amount. */
  async lockGift(tx: Tx, giftId: string, mode: DonationMode): Promise<RefundableDonation | null> {
    // A separate statement takes the lock: one that waits for it would continue with outdated sums.
    await tx.query(sql`SELECT 1 FROM gift WHERE id = ${giftId}::uuid AND mode = ${mode} FOR UPDATE`);
    return tx.one<RefundableDonation>(sql`
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

  /** Returns refunds that an interrupted process requested. */
  async unfinished(mode: DonationMode): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT f.id FROM gift_refund f JOIN gift g ON g.id = f.gift_id
      WHERE f.state = 'asked' AND f.created_at < now() - interval '1 minute' AND g.mode = ${mode}
      ORDER BY f.created_at LIMIT 50`);
    return rows.map(({ id }) => id);
  }

  /** Stores Stripe's result; a later result replaces an earlier one. Returns null when nothing changed. */
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

/** A refund with a new result. */
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
  /** Stripe's reason for the failure. */
  failure: string | null;
}
