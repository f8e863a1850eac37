import { Injectable } from '@nestjs/common';
import type { CASE_VIEWS } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { CaseDetailRow, CaseRow } from './case-row';

export type CaseView = (typeof CASE_VIEWS)[number];

/** The position where a page of a list ended. */
export type CaseCursor = [at: string, id: number];

const COUNTED = 1_000;

/** The number of latest decisions about one author that are counted; more would add no information. */
const RECORDED = 500;

const COLUMNS = sql`
  c.id, c.kind, c.content_id AS "contentId", c.state, c.content_state AS "contentState", c.decision_number AS "decisionNumber",
  c.applied_number AS "appliedNumber",
  NOT EXISTS (SELECT 1 FROM member_standing t WHERE t.case_id = c.id AND t.applied_number < t.number) AS "isMeasured", c.voices, c.is_appealed AS "isAppealed", c.opened_at AS "openedAt", c.due_at AS "dueAt",
  CASE WHEN c.held_until > now() THEN c.held_by END AS "heldBy", c.held_until AS "heldUntil",
  holder.display_name AS "holderName",
  ARRAY(SELECT DISTINCT reason FROM moderation_report r WHERE r.case_id = c.id AND r.told_at IS NULL) AS reasons,
  ARRAY(SELECT signal FROM moderation_signal s WHERE s.case_id = c.id ORDER BY signal) AS signals`;

const VIEWS: Readonly<Record<CaseView, { where: Sql; order: Sql }>> = {
  open: { where: sql`c.state = 'open'`, order: raw('ASC') },
  unconfirmed: {
    where: sql`c.id IN (
      SELECT id FROM moderation_case WHERE applied_number < decision_number
      UNION ALL SELECT case_id FROM member_standing WHERE applied_number < number)`,
    order: raw('DESC'),
  },
  closed: { where: sql`c.state = 'closed' AND c.decision_number > 0`, order: raw('DESC') },
};

/** All SQL that reads cases; each method is one statement. */
@Injectable()
export class CaseRepository {
  constructor(private readonly database: Database) {}

  list(view: CaseView, cursor: CaseCursor | null, limit: number): Promise<CaseRow[]> {
    const { where, order } = VIEWS[view];
    const [at, id] = cursor ?? [null, null];
    // Open cases are in queue order; all other lists start with the newest case.
    const after = view === 'open' ? sql`(c.due_at, c.id) > (${at}::timestamptz, ${id}::int)` : sql`c.id < ${id}::int`;
    const by = view === 'open' ? sql`c.due_at, c.id` : sql`c.id ${order}`;
    return this.database.query<CaseRow>(sql`
      SELECT ${COLUMNS} FROM moderation_case c
      LEFT JOIN member holder ON holder.id = c.held_by AND c.held_until > now()
      WHERE ${where} AND (${id}::int IS NULL OR ${after}) ORDER BY ${by} LIMIT ${limit}`);
  }

  async waiting(): Promise<number> {
    const row = await this.database.one<{ waiting: number }>(sql`
      SELECT count(*)::int AS waiting FROM (
        SELECT 1 FROM moderation_case WHERE state = 'open' LIMIT ${COUNTED}) AS counted`);
    return row?.waiting ?? 0;
  }

  detail(id: number, reader: number, tx: Pick<Tx, 'one'> = this.database): Promise<CaseDetailRow | null> {
    return tx.one<CaseDetailRow>(sql`
      SELECT ${COLUMNS}, c.is_there AS "isThere", c.path, c.written_at AS "writtenAt", c.author_id AS "authorId",
        author.display_name AS "authorName", author.registered_at AS "registeredAt", c.decided_by AS "decidedBy",
        coalesce(author.is_staff, EXISTS (SELECT 1 FROM staff_visit v WHERE v.member_id = author.id)) AS "isAuthorStaff",
        EXISTS (SELECT 1 FROM moderation_report r WHERE r.case_id = c.id AND r.member_id = ${reader} AND r.told_at IS NULL) AS "isReporter",
        (SELECT coalesce(jsonb_agg(to_jsonb(r) ORDER BY r."createdAt"), '[]') FROM (
          SELECT reason, words, member_id IS NOT NULL AS "isMember", created_at AS "createdAt" FROM moderation_report
          WHERE case_id = c.id AND told_at IS NULL ORDER BY created_at DESC LIMIT 50) r) AS reports,
        (SELECT coalesce(jsonb_agg(to_jsonb(d) ORDER BY d.number DESC), '[]') FROM (
          SELECT e.id, e.number, e.act, e.rule, e.facts, e.decided_by AS "decidedBy", m.display_name AS "deciderName",
                 e.decided_at AS "decidedAt", e.appeal_of IS NOT NULL AS "isAfterAppeal", e.limited_until AS "limitedUntil"
          FROM moderation_decision e LEFT JOIN member m ON m.id = e.decided_by
          WHERE e.case_id = c.id ORDER BY e.number DESC LIMIT 20) d) AS decisions,
        c.correction_id IS NOT NULL AS "isCorrected",
        (SELECT jsonb_build_object('act', m.act, 'until', m.until) FROM member_measure m WHERE m.case_id = c.id) AS measure,
        EXISTS (SELECT 1 FROM member_standing t WHERE t.case_id = c.id AND t.is_refused) AS "isRefused",
        (SELECT jsonb_build_object('words', a.words, 'createdAt', a.created_at, 'act', d.act)
         FROM moderation_appeal a JOIN moderation_decision d ON d.id = a.decision_id
         WHERE d.case_id = c.id AND a.outcome IS NULL AND c.is_appealed ORDER BY a.decision_id DESC LIMIT 1) AS appeal,
        (SELECT coalesce(jsonb_object_agg(record.act, record.times), '{}') FROM (
          SELECT newest.act, count(*)::int AS times FROM (
            SELECT act FROM moderation_decision
            WHERE author_id = c.author_id AND case_id <> c.id AND decided_at > now() - interval '2 years'
            ORDER BY id DESC LIMIT ${RECORDED}) newest GROUP BY newest.act) record) AS record
      FROM moderation_case c
      LEFT JOIN member holder ON holder.id = c.held_by AND c.held_until > now()
      LEFT JOIN member author ON author.id = c.author_id
      WHERE c.id = ${id}`);
  }
}
