import { Injectable } from '@nestjs/common';
import { activityOfDayId, type BulkUndo, type ReportReason } from '@waymark/contracts-community';
import type { BulkUndoKind, BulkUndoSlice, ContentState } from '@waymark/contracts-core';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';

export interface BulkUndoRow {
  memberName: string;
  isStaff: boolean | null;
  caseId: number | null;
  decisionNumber: number | null;
  contentState: ContentState | null;
  leftOut: BulkUndoKind[] | null;
  rule: ReportReason | null;
  facts: string | null;
  decidedAt: Date | null;
  deciderId: number | null;
  deciderName: string | null;
  isAppealed: boolean | null;
  heldBy: number | null;
}

export interface BulkUndoAnswerRow {
  slice: BulkUndoSlice;
  number: number;
  counts: BulkUndo['slices'][number]['counts'];
  doneAt: Date;
}

/** All SQL that reads bulk undos: the decisions about a day and the services' answers. */
@Injectable()
export class BulkUndoRepository {
  constructor(private readonly database: Database) {}

  /** Returns null if there is no such member. */
  find(memberId: number, day: string, tx: Pick<Tx, 'one'> = this.database): Promise<BulkUndoRow | null> {
    return tx.one<BulkUndoRow>(sql`
      SELECT member.display_name AS "memberName",
             coalesce(member.is_staff, EXISTS (SELECT 1 FROM staff_visit visit WHERE visit.member_id = member.id)) AS "isStaff",
             c.id AS "caseId", coalesce(c.decision_number, 0) AS "decisionNumber", c.content_state AS "contentState",
             coalesce(revert.left_out, '{}') AS "leftOut", d.rule, d.facts, c.decided_at AS "decidedAt", c.decided_by AS "deciderId",
             decider.display_name AS "deciderName", coalesce(c.is_appealed, false) AS "isAppealed",
             CASE WHEN c.held_until > now() THEN c.held_by END AS "heldBy"
      FROM member
      LEFT JOIN moderation_case c ON c.kind = 'member-day' AND c.content_id = ${activityOfDayId(memberId, day)}
      LEFT JOIN revert ON revert.case_id = c.id
      LEFT JOIN moderation_decision d ON d.case_id = c.id AND d.number = c.decision_number
      LEFT JOIN member decider ON decider.id = c.decided_by
      WHERE member.id = ${memberId}`);
  }

  answers(caseId: number | null, tx: Pick<Tx, 'query'> = this.database): Promise<BulkUndoAnswerRow[]> {
    return tx.query<BulkUndoAnswerRow>(sql`
      SELECT slice, number, counts, done_at AS "doneAt" FROM revert_answer WHERE case_id = ${caseId}`);
  }
}
