import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DifferenceKind, DonationMode } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';
import type { OurDonation, TheirPayment } from './difference-of';

/** A difference between both sides of one payment. */
export interface FoundDifference {
  kind: DifferenceKind;
  stripeId: string;
  ours: OurDonation | null;
  theirs: TheirPayment | null;
}

export interface DifferenceRow {
  id: string;
  kind: DifferenceKind;
  giftId: string | null;
  stripeId: string | null;
  oursPence: number | null;
  stripePence: number | null;
  oursState: string | null;
  stripeState: string | null;
  foundAt: Date;
  lastSeenAt: Date;
  resolvedAt: Date | null;
}

export interface LastDifference {
  foundAt: string;
  id: string;
}

/** Stores each difference once while it lasts, and resolves it when a comparison finds that both sides agree. */
@Injectable()
export class DifferenceRepository {
  constructor(private readonly database: Database) {}

  async note(tx: Tx, runId: string, { kind, stripeId, ours, theirs }: FoundDifference): Promise<void> {
    await tx.query(sql`
      INSERT INTO books_difference (id, run_id, kind, gift_id, stripe_id, ours_pence, stripe_pence, ours_state, stripe_state)
      VALUES (${randomUUID()}::uuid, ${runId}::uuid, ${kind}, ${ours?.id ?? null}::uuid, ${stripeId},
        ${ours && ours.amountPence - ours.refundedPence}, ${theirs && theirs.amountPence - theirs.refundedPence},
        ${ours?.state ?? null}, ${theirs?.state ?? null})
      ON CONFLICT (kind, stripe_id) WHERE resolved_at IS NULL DO UPDATE SET
        run_id = excluded.run_id, gift_id = excluded.gift_id, last_seen_at = now(), ours_pence = excluded.ours_pence,
        stripe_pence = excluded.stripe_pence, ours_state = excluded.ours_state, stripe_state = excluded.stripe_state`);
  }

  /** Resolves all differences of the compared payments except `found`. */
  async resolveOthers(tx: Tx, lookedAt: readonly string[], found: readonly FoundDifference[]): Promise<void> {
    const open = found.map(({ kind, stripeId }) => `${kind} ${stripeId}`);
    await tx.query(sql`
      UPDATE books_difference SET resolved_at = now()
      WHERE resolved_at IS NULL AND stripe_id = ANY(${[...lookedAt]}::text[])
        AND NOT (kind || ' ' || stripe_id = ANY(${open}::text[]))`);
  }

  /** Returns the payments that differed in their last comparison. */
  async openIds(mode: DonationMode): Promise<string[]> {
    const rows = await this.database.query<{ stripeId: string | null }>(sql`
      SELECT DISTINCT d.stripe_id AS "stripeId" FROM books_difference d JOIN books_run r ON r.id = d.run_id
      WHERE d.resolved_at IS NULL AND r.mode = ${mode}`);
    return rows.flatMap(({ stripeId }) => stripeId ?? []);
  }

  /** Lists differences for staff, newest first. */
  list(isOpenOnly: boolean, before: LastDifference | null, limit: number): Promise<DifferenceRow[]> {
    return this.database.query<DifferenceRow>(sql`
      SELECT id, kind, gift_id AS "giftId", stripe_id AS "stripeId", ours_pence AS "oursPence", stripe_pence AS "stripePence",
        ours_state AS "oursState", stripe_state AS "stripeState", created_at AS "foundAt", last_seen_at AS "lastSeenAt",
        resolved_at AS "resolvedAt"
      FROM books_difference
      WHERE (NOT ${isOpenOnly} OR resolved_at IS NULL)
        AND (${before?.id ?? null}::uuid IS NULL
          OR (created_at, id) < (${before?.foundAt ?? null}::timestamptz, ${before?.id ?? null}::uuid))
      ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  }
}
