import { Injectable } from '@nestjs/common';
import type { StripeMode } from '../../gift-config';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Giver } from '../giver';
import type { MonthlyGiftRow } from '../own-gifts.repository';

/** What is to be told to Stripe, by the one who took it. */
export interface OpenWish {
  subscriptionId: string | null;
  /** Null: it is to stop. */
  wantedPence: number | null;
  number: number;
}

export interface StoppedGift {
  memberId: number | null;
  memberEmail: string | null;
  sealedEmail: string | null;
  amountPence: number;
  stoppedAt: Date | null;
}

/** What givers ask of their monthly gifts, until Stripe has said yes. The database's clock says who has one in hand. */
@Injectable()
export class MonthlyWishesRepository {
  constructor(private readonly database: Database) {}

  /** The monthly gift if it is this giver's own: of a member by its id, of a link the one that its receipt belongs to. */
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

  /** Nothing happens to one that has stopped. The first wish to stop counts, and takes the place of any other wish. */
  async askToStop(id: string): Promise<void> {
    await this.database.query(sql`
      UPDATE monthly_gift SET stop_asked_at = now(), wanted_pence = NULL, wish_number = wish_number + 1
      WHERE id = ${id}::uuid AND state <> 'stopped' AND stop_asked_at IS NULL`);
  }

  /** False for one that has stopped, or is to. */
  async askForAmount(id: string, wantedPence: number): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE monthly_gift SET wanted_pence = ${wantedPence}, wish_number = wish_number + 1
      WHERE id = ${id}::uuid AND state IN ('active', 'late') AND stop_asked_at IS NULL RETURNING id`);
    return row !== null;
  }

  /** The open wish, for so many seconds in these hands alone; null when there is none, or another has it. */
  take(id: string, mode: StripeMode, seconds: number): Promise<OpenWish | null> {
    return this.database.one<OpenWish>(sql`
      UPDATE monthly_gift SET wish_taken_until = now() + make_interval(secs => ${seconds}), wish_tried_at = now()
      WHERE id = ${id}::uuid AND mode = ${mode} AND (wish_taken_until IS NULL OR wish_taken_until < now())
        AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND state <> 'stopped'))
      RETURNING stripe_subscription_id AS "subscriptionId", wish_number AS number,
        CASE WHEN stop_asked_at IS NULL THEN wanted_pence END AS "wantedPence"`);
  }

  /** Whether something is still to be told to Stripe, by whomever. */
  async isOpen(id: string): Promise<boolean> {
    const row = await this.database.one(sql`
      SELECT id FROM monthly_gift WHERE id = ${id}::uuid
        AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND state <> 'stopped'))`);
    return row !== null;
  }

  /** Ends what was begun long ago and never reached Stripe: nobody holds a secret to pay it. False for a younger one. */
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

  /** Stripe has said yes; a newer wish stays open. */
  async fulfilled(id: string, { number }: OpenWish): Promise<void> {
    await this.database.query(sql`
      UPDATE monthly_gift SET wanted_pence = CASE WHEN wish_number = ${number} THEN NULL ELSE wanted_pence END
      WHERE id = ${id}::uuid`);
  }

  async letGo(id: string): Promise<void> {
    await this.database.query(sql`UPDATE monthly_gift SET wish_taken_until = NULL WHERE id = ${id}::uuid`);
  }

  /** Gifts with something left to do, the longest untried first. */
  async open(mode: StripeMode, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT id FROM monthly_gift
      WHERE mode = ${mode} AND (wanted_pence IS NOT NULL OR (stop_asked_at IS NOT NULL AND stop_told_at IS NULL))
      ORDER BY wish_tried_at NULLS FIRST LIMIT ${limit}`);
    return rows.map(({ id }) => id);
  }

  /** Marks that the giver is told; null when it was done before, or has not stopped. */
  told(tx: Tx, id: string): Promise<StoppedGift | null> {
    return tx.one<StoppedGift>(sql`
      UPDATE monthly_gift m SET stop_told_at = now() FROM monthly_gift b LEFT JOIN "user" u ON u.id = b.member_id
      WHERE m.id = ${id}::uuid AND b.id = m.id AND m.state = 'stopped' AND m.stop_asked_at IS NOT NULL AND m.stop_told_at IS NULL
      RETURNING m.member_id AS "memberId", u.email AS "memberEmail", m.sealed_email AS "sealedEmail",
        m.amount_pence AS "amountPence", m.stopped_at AS "stoppedAt"`);
  }

  async view(id: string): Promise<MonthlyGiftRow> {
    const row = await this.database.one<MonthlyGiftRow>(sql`
      SELECT id, state, amount_pence AS "amountPence", coalesce(started_at, created_at) AS "startedAt", next_on AS "nextOn",
        wanted_pence AS "wantedPence", stop_asked_at AS "stopAskedAt", stopped_at AS "stoppedAt"
      FROM monthly_gift WHERE id = ${id}::uuid`);
    if (!row) throw new Error('The monthly gift is gone');
    return row;
  }
}
