import { Injectable } from '@nestjs/common';
import type { StripeMode } from '../../donation-config';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Giver } from '../giver';
import type { MonthlyDonationRow } from '../own-donations.repository';

/** A change to send to Stripe, held by one process. */
export interface OpenWish {
  subscriptionId: string | null;
  /** The new amount; null means to stop. */
  wantedPence: number | null;
  number: number;
}

export interface StoppedDonation {
  memberId: number | null;
  memberEmail: string | null;
  sealedEmail: string | null;
  amountPence: number;
  stoppedAt: Date | null;
}

/** Donors' changes to monthly donations that Stripe has not confirmed. The leases use the database's clock. */
@Injectable()
export class MonthlyWishesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the ID of the donor's own monthly donation: a member's by its ID, a link's by its receipt. */
  async own(giver: Giver, id: string | null): Promise<string | null> {
    const row =
      'memberId' in giver
        ? await this.database.one<{ id: string }>(sql`
            SELECT id FROM monthly_gift WHERE id = ${id}::uuid AND member_id = ${giver.memberId}`)
        : await this.database.one<{ id: string | null }>(sql`
            SELECT g.monthly_gift_id AS id FROM gift_receipt r JOIN gift g ON g.id = r.gift_id
            WHERE r.token_hash = ${giver.linkHash}`);
    return row?.id ?? null;
  }

  /**
   * Stores a request to stop; does nothing for a stopped donation. The first stop counts and replaces any other
   * change.
   */
  async askToStop(id: string): Promise<void> {
    await this.database.query(sql`
      UPDATE monthly_gift SET stop_asked_at = now(), wanted_pence = NULL, wish_number = wish_number + 1
      WHERE id = ${id}::uuid AND state <> 'stopped' AND stop_asked_at IS NULL`);
  }

  /** Returns false when the donation has stopped or is to stop. */
  async askForAmount(id: string, wantedPence: number): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE monthly_gift SET wanted_pence = ${wantedPence}, wish_number = wish_number + 1
      WHERE id = ${id}::uuid AND state IN ('active', 'late') AND stop_asked_at IS NULL RETURNING id`);
    return row !== null;
  }

  /**
   * Leases the open change to this process for some seconds; returns null when there is none or another process holds
   * it.
   */
  take(id: string, mode: StripeMode, seconds: number): Promise<OpenWish | null> {
    return this.database.one<OpenWish>(sql`
      UPDATE monthly_gift SET wish_taken_until = now() + make_interval(secs => ${seconds}), wish_tried_at = now()
      WHERE id = ${id}::uuid AND mode = ${mode} AND (wish_taken_until IS NULL OR wish_taken_until < now())
        AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND state <> 'stopped'))
      RETURNING stripe_subscription_id AS "subscriptionId", wish_number AS number,
        CASE WHEN stop_asked_at IS NULL THEN wanted_pence END AS "wantedPence"`);
  }

  /** Checks whether a change is still to be sent to Stripe, by any process. */
  async isOpen(id: string): Promise<boolean> {
    const row = await this.database.one(sql`
      SELECT id FROM monthly_gift WHERE id = ${id}::uuid
        AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND state <> 'stopped'))`);
    return row !== null;
  }

  /**
   * Ends a donation that was started long ago but never reached Stripe: nobody has a secret to pay it. Returns false
   * for a recent one.
   */
  async neverBegan(id: string): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE monthly_gift SET state = 'stopped', stopped_at = now()
      WHERE id = ${id}::uuid AND stripe_subscription_id IS NULL AND created_at < now() - interval '1 hour' RETURNING id`);
    return row !== null;
  }

  async endedThere(id: string): Promise<void> {
    await this.database.query(sql`
      UPDATE monthly_gift SET state = 'stopped', stopped_at = coalesce(stopped_at, now()), next_on = NULL
      WHERE id = ${id}::uuid AND state <> 'stopped'`);
  }

  /** Marks the change as confirmed by Stripe; a newer one stays open. */
  async fulfilled(id: string, { number }: OpenWish): Promise<void> {
    await this.database.query(sql`
      UPDATE monthly_gift SET wanted_pence = CASE WHEN wish_number = ${number} THEN NULL ELSE wanted_pence END
      WHERE id = ${id}::uuid`);
  }

  async letGo(id: string): Promise<void> {
    await this.database.query(sql`UPDATE monthly_gift SET wish_taken_until = NULL WHERE id = ${id}::uuid`);
  }

  /** Returns donations with open changes, the one longest without an attempt first. */
  async open(mode: StripeMode, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT id FROM monthly_gift
      WHERE mode = ${mode} AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND stop_told_at IS NULL))
      ORDER BY wish_tried_at NULLS FIRST LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }

  /** Marks the donor as notified; returns null when that was done before, or when the donation has not stopped. */
  told(tx: Tx, id: string): Promise<StoppedDonation | null> {
    return tx.one<StoppedDonation>(sql`
      UPDATE monthly_gift m SET stop_told_at = now() FROM monthly_gift b LEFT JOIN "user" u ON u.id = b.member_id
      WHERE m.id = ${id}::uuid AND b.id = m.id AND m.state = 'stopped' AND m.stop_asked_at IS NOT NULL AND m.stop_told_at IS NULL
      RETURNING m.member_id AS "memberId", u.email AS "memberEmail", m.sealed_email AS "sealedEmail",
        m.amount_pence AS "amountPence", m.stopped_at AS "stoppedAt"`);
  }

  async view(id: string): Promise<MonthlyDonationRow> {
    const row = await this.database.one<MonthlyDonationRow>(sql`
      SELECT id, state, amount_pence AS "amountPence", coalesce(started_at, created_at) AS "startedAt", next_on AS "nextOn",
        wanted_pence AS "wantedPence", stop_asked_at AS "stopAskedAt", stopped_at AS "stoppedAt"
      FROM monthly_gift WHERE id = ${id}::uuid`);
    if (!row) throw new Error('The monthly gift is gone');
    return row;
  }
}
