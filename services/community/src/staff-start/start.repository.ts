import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/** The largest number that is counted; more is shown as "many". */
const COUNTED = 1_000;
/** Minutes without a reply after which a service counts as unresponsive. Normally it replies within a second. */
const SILENT_MINUTES = 5;
const VISIT_MINUTES = 30;

export interface WaitingRow {
  what: string | null;
  count: number | null;
  /** Arrival time of the oldest waiting item, in milliseconds since 1970. */
  sinceMs: number | null;
}

export interface SilentRow {
  kind: string;
  count: number;
  sinceMs: number;
}

export interface ChangedRow {
  reports: number;
  decisions: number;
  appeals: number;
  feedback: number;
}

/** The time of the oldest counted item, in milliseconds since 1970. */
const MS = sql`extract(epoch FROM min(at))::float8 * 1000`;

/** All SQL of the staff start page. */
@Injectable()
export class StartRepository {
  /**
   * Returns when the visitor's previous visit began; null on the first. Visits less than VISIT_MINUTES apart count as
   * one.
   */
  async visit(tx: Tx, memberId: number): Promise<Date | null> {
    const row = await tx.one<{ before: Date | null }>(sql`
      INSERT INTO staff_visit AS known (member_id) VALUES (${memberId})
      ON CONFLICT (member_id) DO UPDATE SET
        before = CASE WHEN known.at < now() - make_interval(mins => ${VISIT_MINUTES}) THEN known.at ELSE known.before END,
        at = CASE WHEN known.at < now() - make_interval(mins => ${VISIT_MINUTES}) THEN now() ELSE known.at END
      RETURNING before`);
    return row?.before ?? null;
  }

  waiting(tx: Tx): Promise<WaitingRow[]> {
    return tx.query<WaitingRow>(sql`
      SELECT 'reports' AS what, count(*)::int AS count, ${MS} AS "sinceMs" FROM (
        SELECT opened_at AS at FROM moderation_case WHERE state = 'open' AND NOT is_appealed ORDER BY due_at, id LIMIT ${COUNTED}) AS r
      UNION ALL SELECT 'appeals', count(*)::int, ${MS} FROM (
        SELECT opened_at AS at FROM moderation_case WHERE state = 'open' AND is_appealed LIMIT ${COUNTED}) AS a
      UNION ALL SELECT 'feedback', count(*)::int, ${MS} FROM (
        SELECT created_at AS at FROM feedback
        WHERE status = 'new' AND duplicate_of IS NULL AND NOT is_suspected ORDER BY created_at LIMIT ${COUNTED}) AS f`);
  }

  /** Counts unanswered requests by kind of content, which identifies the unresponsive service. */
  silent(tx: Tx): Promise<SilentRow[]> {
    return tx.query<SilentRow>(sql`
      SELECT coalesce(kind, '') AS kind, count(*)::int AS count, coalesce(${MS}, 0) AS "sinceMs" FROM (
        SELECT kind, opened_at AS at FROM moderation_case WHERE state = 'open' AND is_there IS NULL
        UNION ALL SELECT kind, decided_at FROM moderation_case WHERE applied_number < decision_number) AS asked
      WHERE at < now() - make_interval(mins => ${SILENT_MINUTES}) GROUP BY kind`);
  }

  async changed(tx: Tx, since: Date): Promise<ChangedRow> {
    const row = await tx.one<ChangedRow>(sql`
      SELECT ${capped(sql`moderation_report WHERE created_at > ${since}`)} AS reports,
             ${capped(sql`moderation_decision WHERE decided_at > ${since}`)} AS decisions,
             ${capped(sql`moderation_appeal WHERE created_at > ${since}`)} AS appeals,
             ${capped(sql`feedback WHERE created_at > ${since} AND NOT is_suspected`)} AS feedback`);
    return row ?? { reports: 0, decisions: 0, appeals: 0, feedback: 0 };
  }
}

const capped = (from: Sql): Sql =>
  sql`coalesce((SELECT count(*)::int FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED}) AS counted), 0)`;
