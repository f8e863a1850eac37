import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import type { DonationMode } from '@waymark/contracts-account';
import { Database, type Tx } from '@waymark/service-kit';

export interface ReconciliationRunRow {
  id: string;
  mode: DonationMode;
  from: Date;
  until: Date;
  startedAt: Date;
  finishedAt: Date | null;
  oursCount: number;
  mended: number;
  differences: number;
  problem: string | null;
}

/** Counts of a run. */
export interface ReconciliationCount {
  oursCount: number;
  oursPence: number;
  stripeCount: number;
  stripePence: number;
  mended: number;
}

/** Time without a heartbeat after which another process takes over a run. */
const LEASE = '2 minutes';
const RETRY_SECONDS = 5 * 60;
/** The next run repeats this period, for changes at Stripe during the run and late notifications. */
const OVERLAP = '3 days';

const COLUMNS = sql`id, mode, from_at AS "from", until_at AS "until", started_at AS "startedAt", finished_at AS "finishedAt",
  ours_count AS "oursCount", mended, differences, error AS problem`;

/** Runs of the comparison. An index allows one at a time for each mode; a lease assigns it to a process. */
@Injectable()
export class ReconciliationRunRepository {
  constructor(private readonly database: Database) {}

  /** Starts a run unless one is running, or has started at `since` or later. */
  async begin(mode: DonationMode, { since, askedBy }: { since: Date | null; askedBy: number | null }): Promise<void> {
    await this.database.query(sql`
      INSERT INTO books_run (id, mode, asked_by, from_at, until_at)
      SELECT ${randomUUID()}::uuid, ${mode}, ${askedBy}::int, coalesce(
        (SELECT max(until_at) - ${OVERLAP}::interval FROM books_run WHERE mode = ${mode} AND finished_at IS NOT NULL),
        (SELECT min(created_at) - ${OVERLAP}::interval FROM gift WHERE mode = ${mode}), now() - ${OVERLAP}::interval), now()
      WHERE ${since}::timestamptz IS NULL
        OR NOT EXISTS (SELECT 1 FROM books_run WHERE mode = ${mode} AND started_at >= ${since}::timestamptz)
      ON CONFLICT DO NOTHING`);
  }

  /** Null returns the newest run of any mode. */
  newest(mode: DonationMode | null): Promise<ReconciliationRunRow | null> {
    return this.database.one<ReconciliationRunRow>(sql`
      SELECT ${COLUMNS} FROM books_run WHERE ${mode}::text IS NULL OR mode = ${mode} ORDER BY started_at DESC LIMIT 1`);
  }

  find(id: string): Promise<ReconciliationRunRow | null> {
    return this.database.one<ReconciliationRunRow>(sql`SELECT ${COLUMNS} FROM books_run WHERE id = ${id}::uuid`);
  }

  /** Assigns an unclaimed run to `holder`; returns null when there is none. */
  claim(mode: DonationMode, holder: string): Promise<ReconciliationRunRow | null> {
    return this.database.one<ReconciliationRunRow>(sql`
      UPDATE books_run SET holder = ${holder}::uuid, lease_until = now() + ${LEASE}::interval
      WHERE id = (SELECT id FROM books_run WHERE mode = ${mode} AND finished_at IS NULL AND coalesce(lease_until, '-infinity') < now()
        ORDER BY started_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING ${COLUMNS}`);
  }

  /**
   * Renews the lease of `holder` and locks it until the transaction ends. Returns false when another process holds it
   * now.
   */
  async hold(tx: Tx, id: string, holder: string): Promise<boolean> {
    const held = await tx.one(sql`
      UPDATE books_run SET lease_until = now() + ${LEASE}::interval
      WHERE id = ${id}::uuid AND holder = ${holder}::uuid AND finished_at IS NULL RETURNING id`);
    return held !== null;
  }

  /** Releases a run. After a problem, any process may retry it in some minutes; without one, immediately. */
  async leave(id: string, holder: string, problem: string | null): Promise<void> {
    await this.database.query(sql`
      UPDATE books_run SET error = ${problem}, lease_until = now() + make_interval(secs => ${problem === null ? 0 : RETRY_SECONDS})
      WHERE id = ${id}::uuid AND holder = ${holder}::uuid AND finished_at IS NULL`);
  }

  async finish(tx: Tx, id: string, count: ReconciliationCount): Promise<void> {
    await tx.query(sql`
      UPDATE books_run SET finished_at = now(), error = NULL, lease_until = NULL, ours_count = ${count.oursCount},
        ours_pence = ${count.oursPence}, stripe_count = ${count.stripeCount}, stripe_pence = ${count.stripePence},
        mended = ${count.mended},
        differences = (SELECT count(*)::int FROM books_difference WHERE run_id = ${id}::uuid AND resolved_at IS NULL)
      WHERE id = ${id}::uuid`);
  }
}
