import { Injectable } from '@nestjs/common';
import type { CaseAct, CaseKind, ReportReason, StatementOfReasons } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';

/** A decision, as the author of the content reads it. */
export interface StatementOfReasonsRow {
  id: number;
  authorId: number;
  kind: CaseKind;
  contentId: string;
  path: string | null;
  act: CaseAct;
  rule: ReportReason;
  facts: string;
  limitedUntil: Date | null;
  decidedAt: Date;
  isThere: boolean | null;
  contentState: ContentState;
  wasReported: boolean;
  appealOf: number | null;
  isLatest: boolean;
  appealWords: string | null;
  appealedAt: Date | null;
  appealOutcome: NonNullable<StatementOfReasons['appeal']>['outcome'];
  followedBy: number | null;
}

const SELECT_STATEMENTS = sql`
  SELECT d.id, d.author_id AS "authorId", c.kind, c.content_id AS "contentId", d.limited_until AS "limitedUntil", c.path, d.act, d.rule, d.facts, d.decided_at AS "decidedAt", c.is_there AS "isThere",
    c.content_state AS "contentState", d.appeal_of AS "appealOf", 
    c.decision_number = d.number OR c.correction_decision = d.id
      OR EXISTS (SELECT 1 FROM member_measure m WHERE m.decision_id = d.id) AS "isLatest",
    EXISTS (SELECT 1 FROM moderation_report r WHERE r.case_id = c.id) AS "wasReported",
    a.words AS "appealWords", a.created_at AS "appealedAt", a.outcome AS "appealOutcome",
    (SELECT next.id FROM moderation_decision next WHERE next.appeal_of = d.id AND next.case_id = d.case_id LIMIT 1) AS "followedBy"
  FROM moderation_decision d JOIN moderation_case c ON c.id = d.case_id
  LEFT JOIN moderation_appeal a ON a.decision_id = d.id`;

/** All SQL of statements of reasons. Only the author of the content can read one. */
@Injectable()
export class StatementOfReasonsRepository {
  constructor(private readonly database: Database) {}

  one(id: number, authorId: number, tx: Pick<Tx, 'one'> = this.database): Promise<StatementOfReasonsRow | null> {
    return tx.one<StatementOfReasonsRow>(sql`${SELECT_STATEMENTS} WHERE ${of(authorId)} AND d.id = ${id}`);
  }

  /**
   * Accepts the code of this decision's email, or of the email about the decision before or after it: both emails show
   * an appeal.
   */
  byLink(tx: Tx, id: number, linkHash: string): Promise<StatementOfReasonsRow | null> {
    return tx.one<StatementOfReasonsRow>(sql`
      ${SELECT_STATEMENTS} JOIN moderation_decision l
        ON l.author_id = d.author_id AND (l.id = d.id OR l.id = d.appeal_of OR l.appeal_of = d.id)
      WHERE l.link_hash = ${linkHash} AND d.id = ${id}`);
  }

  /** Newest first. */
  list(authorId: number, before: number | null, limit: number): Promise<StatementOfReasonsRow[]> {
    return this.database.query<StatementOfReasonsRow>(sql`
      ${SELECT_STATEMENTS} WHERE ${of(authorId)} AND (${before}::int IS NULL OR d.id < ${before}::int) ORDER BY d.id DESC LIMIT ${limit}`);
  }

  /** Locks the case of a statement. Returns null if it does not belong to this author. */
  async lockCase(tx: Tx, id: number, authorId: number): Promise<number | null> {
    const row = await tx.one<{ id: number }>(sql`
      SELECT c.id FROM moderation_case c JOIN moderation_decision d ON d.case_id = c.id
      WHERE d.id = ${id} AND ${of(authorId)} FOR UPDATE OF c`);
    return row?.id ?? null;
  }

  async appeal(tx: Tx, id: number, caseId: number, memberId: number, words: string): Promise<void> {
    await tx.query(sql`
      INSERT INTO moderation_appeal (decision_id, member_id, words) VALUES (${id}, ${memberId}, ${words})`);
    // The moderator of this decision must not decide again, even if others have decided the case since.
    await tx.query(sql`
      UPDATE moderation_case SET is_appealed = true, decided_by = (SELECT decided_by FROM moderation_decision WHERE id = ${id})
      WHERE id = ${caseId}`);
  }
}

const of = (authorId: number): Sql => sql`d.author_id = ${authorId}`;
