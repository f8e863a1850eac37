import { Injectable } from '@nestjs/common';
import { CASE_ACTS, type Quarter, REPORT_REASONS, TOLD_FROM, toldCount } from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';

/** How often something happened in a quarter. */
interface CountRow {
  quarter: string;
  /** `report`, `decision`, `appeal` or `outcome`. */
  part: string;
  name: string;
  count: number;
}

interface MedianRow {
  quarter: string;
  decisions: number;
  hours: number;
}

/**
 * Counts directly from the rows, so that anyone can verify the published figures. Covers the last two years and the
 * current quarter.
 */
@Injectable()
export class QuarterRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns a text that changes with every new report, decision or appeal, and every quarter. Needs four index
   * look-ups.
   */
  async newest(): Promise<string> {
    const row = await this.database.one<{ newest: string }>(sql`
      SELECT concat_ws(' ', date_trunc('quarter', now()), pg_sequence_last_value('moderation_report_id_seq'),
        pg_sequence_last_value('moderation_decision_id_seq'), (SELECT max(created_at) FROM moderation_appeal),
        (SELECT max(decided_at) FROM moderation_appeal)) AS newest`);
    return row?.newest ?? '';
  }

  counts(): Promise<CountRow[]> {
    return this.database.query<CountRow>(sql`
      WITH told AS (
        SELECT created_at AS at, 'report' AS part, reason AS name FROM moderation_report
        UNION ALL SELECT decided_at, 'decision', act FROM moderation_decision
        UNION ALL SELECT created_at, 'appeal', 'received' FROM moderation_appeal
        UNION ALL SELECT decided_at, 'outcome', outcome FROM moderation_appeal WHERE outcome IS NOT NULL),
      counted AS (
        SELECT date_trunc('quarter', at AT TIME ZONE 'UTC') AS quarter, part, name, count(*)::int AS count FROM told
        WHERE at >= date_trunc('quarter', now()) - interval '21 months' GROUP BY 1, 2, 3)
      SELECT coalesce(to_char(quarter, 'YYYY-"Q"Q'), '') AS quarter, coalesce(part, '') AS part, coalesce(name, '') AS name,
             coalesce(count, 0) AS count FROM counted`);
  }

  medians(): Promise<MedianRow[]> {
    return this.database.query<MedianRow>(sql`
      SELECT coalesce(to_char(quarter, 'YYYY-"Q"Q'), '') AS quarter, count(*)::int AS decisions,
             coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds / 3600), 0)::float8 AS hours
      FROM (
        SELECT date_trunc('quarter', decided_at AT TIME ZONE 'UTC') AS quarter, extract(epoch FROM decided_at - opened_at)::float8 AS seconds
        FROM moderation_decision WHERE decided_at >= date_trunc('quarter', now()) - interval '21 months') AS decided
      GROUP BY decided.quarter`);
  }
}

/** Returns quarters, newest first, without those in which nothing happened. */
export function toQuarters(counts: readonly CountRow[], medians: readonly MedianRow[]): Quarter[] {
  const quarters = [...new Set(counts.map(({ quarter }) => quarter))].toSorted().toReversed();
  return quarters.map((quarter) => {
    const count = (part: CountRow['part'], name: string) =>
      toldCount(counts.find((row) => row.quarter === quarter && row.part === part && row.name === name)?.count ?? 0);
    const median = medians.find((row) => row.quarter === quarter && row.decisions >= TOLD_FROM);
    return {
      quarter,
      reports: REPORT_REASONS.map((reason) => ({ reason, count: count('report', reason) })),
      decisions: CASE_ACTS.map((act) => ({ act, count: count('decision', act) })),
      medianHours: median ? Math.round(median.hours) : null,
      appeals: {
        received: count('appeal', 'received'),
        upheld: count('outcome', 'upheld'),
        takenBack: count('outcome', 'taken-back'),
      },
    };
  });
}
