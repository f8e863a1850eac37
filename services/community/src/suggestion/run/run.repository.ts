import { Injectable } from '@nestjs/common';
import type { NewestRun, SuggestionRun } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

interface RunRow extends Omit<SuggestionRun, 'askedAt' | 'finishedAt'> {
  askedAt: Date;
  finishedAt: Date | null;
}

export interface HeldRun {
  id: number;
  holder: string;
}

interface Progress {
  stage: SuggestionRun['stage'];
  done?: number;
  total?: number;
}

interface Outcome {
  engine: string;
  found: number;
  joined: number;
  note: string | null;
  tokens: number;
  upTo: number;
}

/** Seconds that a run belongs to a process after its last progress report. */
const LEASE_SECONDS = 60;

/** All SQL of runs. A unique index allows one waiting or running run; only its holder may continue it. */
@Injectable()
export class RunRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest run and how much feedback arrived since the last finished one. */
  async newest(): Promise<{ run: RunRow | null; waitingFeedback: number }> {
    const run = await this.database.one<RunRow>(sql`
      SELECT id, state, engine, stage, done, total, found, joined, note, asked_at AS "askedAt", finished_at AS "finishedAt"
      FROM suggestion_run ORDER BY id DESC LIMIT 1`);
    const waiting = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM (
        SELECT 1 FROM feedback f WHERE f.duplicate_of IS NULL AND NOT f.is_suspected
          AND f.id > (SELECT coalesce(max(up_to), 0) FROM suggestion_run WHERE state = 'done') LIMIT 1000) AS counted`);
    return { run, waitingFeedback: waiting?.count ?? 0 };
  }

  /** Does nothing if a run is already waiting or running. */
  async ask(tx: Pick<Tx, 'query'>, askedBy: number | null): Promise<void> {
    await tx.query(sql`INSERT INTO suggestion_run (asked_by) VALUES (${askedBy}) ON CONFLICT DO NOTHING`);
  }

  /** Requests a run for the job, if there is new feedback and the last run is long enough ago. */
  async askWhenDue(everyMinutes: number): Promise<void> {
    await this.database.query(sql`
      INSERT INTO suggestion_run (asked_by)
      SELECT NULL WHERE NOT EXISTS (
          SELECT 1 FROM suggestion_run WHERE asked_at > now() - make_interval(mins => ${everyMinutes}))
        AND EXISTS (
          SELECT 1 FROM feedback f WHERE f.duplicate_of IS NULL AND NOT f.is_suspected
            AND f.id > (SELECT coalesce(max(up_to), 0) FROM suggestion_run WHERE state = 'done'))
      ON CONFLICT DO NOTHING`);
  }

  /** Claims a waiting run, or one with an expired lease. */
  claim(holder: string): Promise<{ id: number } | null> {
    return this.database.one<{ id: number }>(sql`
      UPDATE suggestion_run SET state = 'running', stage = 'reading', done = 0, total = 0, holder = ${holder}::uuid,
        lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = (
        SELECT id FROM suggestion_run WHERE state = 'waiting' OR (state = 'running' AND lease_until < now())
        ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`);
  }

  /** Renews the lease. Returns false if another process took over. */
  async goOn({ id, holder }: HeldRun, { stage, done, total }: Progress): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE suggestion_run SET stage = ${stage}, done = coalesce(${done ?? null}::int, done),
        total = coalesce(${total ?? null}::int, total), lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${id} AND holder = ${holder}::uuid AND state = 'running' RETURNING 1 AS held`);
    return row !== null;
  }

  /** Ends a run, in the transaction that stores the result. Returns false if another process took over. */
  async finish(tx: Tx, { id, holder }: HeldRun, outcome: Outcome): Promise<boolean> {
    const { engine, found, joined, note, tokens, upTo } = outcome;
    const row = await tx.one(sql`
      UPDATE suggestion_run SET state = 'done', stage = 'over', engine = ${engine}, found = ${found}, joined = ${joined},
        note = ${note}, tokens = tokens + ${tokens}, up_to = ${upTo}, finished_at = now(), done = total
      WHERE id = ${id} AND holder = ${holder}::uuid AND state = 'running' RETURNING 1 AS held`);
    return row !== null;
  }

  async release({ id, holder }: HeldRun): Promise<void> {
    await this.database.query(sql`
      UPDATE suggestion_run SET state = 'waiting', stage = 'waiting', holder = NULL, lease_until = NULL
      WHERE id = ${id} AND holder = ${holder}::uuid AND state = 'running'`);
  }

  async fail({ id, holder }: HeldRun, note: string): Promise<void> {
    await this.database.query(sql`
      UPDATE suggestion_run SET state = 'failed', stage = 'over', note = ${note}, finished_at = now()
      WHERE id = ${id} AND holder = ${holder}::uuid AND state = 'running'`);
  }

  /** Reserves tokens before a call, so that a call without an answer still counts. */
  async reserve({ id, holder }: HeldRun, tokens: number, monthly: number): Promise<boolean> {
    const row = await this.database.one(sql`
      UPDATE suggestion_run SET tokens = tokens + ${tokens}
      WHERE id = ${id} AND holder = ${holder}::uuid AND state = 'running'
        AND ${monthly} >= ${tokens} + (
          SELECT coalesce(sum(tokens), 0) FROM suggestion_run WHERE asked_at >= date_trunc('month', now()))
      RETURNING 1 AS reserved`);
    return row !== null;
  }
}

export const toNewestRun = ({ run, waitingFeedback }: { run: RunRow | null; waitingFeedback: number }): NewestRun => ({
  run: run && {
    ...run,
    askedAt: run.askedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  },
  waitingFeedback,
});
