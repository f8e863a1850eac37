import { Injectable } from '@nestjs/common';
import { caseDecided, type CaseAct } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { CaseWriter } from '../case/case.writer';
import type { LockedCase } from '../case/case-row';
import { isMilder } from '../case/act-weight';
import { type NewDecision, STATE_AFTER } from './decision-row';
import { MemberMeasures } from './member-measures';
import { TellBulkUndos } from './tell-bulk-undos';

/** A decision with an appeal against it. */
export interface AppealedDecision {
  id: number;
  act: CaseAct;
  limitDays: number | null;
  decidedAt: Date;
}

/** All SQL of decisions, in the transaction that locked the case. */
@Injectable()
export class DecisionWriter {
  constructor(
    private readonly outbox: Outbox,
    private readonly cases: CaseWriter,
    private readonly measures: MemberMeasures,
    private readonly bulkUndo: TellBulkUndos,
  ) {}

  async isReporter(tx: Tx, caseId: number, memberId: number): Promise<boolean> {
    const row = await tx.one(sql`
      SELECT 1 FROM moderation_report WHERE case_id = ${caseId} AND member_id = ${memberId} AND told_at IS NULL`);
    return row !== null;
  }

  /**
   * Returns whether the author is staff: from the account service or, if that is unknown, from visits to the staff
   * pages.
   */
  async isAboutStaff(tx: Tx, { authorId }: Pick<LockedCase, 'authorId'>): Promise<boolean> {
    const row = await tx.one(sql`
      SELECT 1 FROM member WHERE id = ${authorId}
        AND coalesce(is_staff, EXISTS (SELECT 1 FROM staff_visit WHERE staff_visit.member_id = member.id))`);
    return row !== null;
  }

  /** Returns the decision that a waiting appeal is about. */
  appealed(tx: Tx, caseId: number): Promise<AppealedDecision | null> {
    return tx.one<AppealedDecision>(sql`
      SELECT d.id, d.act, d.limit_days AS "limitDays", d.decided_at AS "decidedAt" FROM moderation_decision d JOIN moderation_appeal a ON a.decision_id = d.id
      WHERE d.case_id = ${caseId} AND a.outcome IS NULL ORDER BY d.id DESC LIMIT 1`);
  }

  /**
   * Stores the decision and the case's new state, and sends the event to the content's service. Returns the ID of the
   * statement of reasons.
   */
  async decide(tx: Tx, found: LockedCase, decision: NewDecision): Promise<number> {
    const { number, act, rule, facts, decidedBy, appealOf, correctionId, limitDays, limitedUntil, takesBack } =
      decision;
    const state = STATE_AFTER[act];
    const row = await tx.one<{ id: number }>(sql`
      INSERT INTO moderation_decision (case_id, number, act, rule, facts, content_state, decided_by, opened_at, author_id, appeal_of,
                                       correction_id, limit_days, limited_until, takes_back)
      VALUES (${found.id}, ${number}, ${act}, ${rule}, ${facts}, ${state}, ${decidedBy}, ${found.openedAt}, ${found.authorId}, ${appealOf},
              ${act === 'correct' ? correctionId : null}, ${limitDays}, ${limitedUntil}, ${takesBack})
      RETURNING id`);
    if (!row) throw new Error('The decision was not stored.');
    await tx.query(sql`
      UPDATE moderation_case SET state = 'closed', content_state = ${state}, decision_number = ${number}, decided_by = ${decidedBy},
             decided_at = now(), is_appealed = false, correction_id = ${correctionId},
             correction_decision = CASE WHEN ${correctionId}::int IS NULL THEN NULL WHEN ${act === 'correct'} THEN ${row.id} ELSE correction_decision END,
             held_by = NULL, held_until = NULL
      WHERE id = ${found.id}`);
    const { kind, contentId } = found;
    if (kind === 'member-day') {
      await this.bulkUndo.tell(tx, found, { number, state, statementId: row.id });
      return row.id;
    }
    const correction = correctionId === null ? null : { id: correctionId };
    const statementId = found.authorId === null ? null : row.id;
    const data = { caseId: found.id, kind, contentId, decisionNumber: number, state, statementId, correction };
    const aggregateVersion = await this.cases.nextVersion(tx, found.id);
    await this.outbox.add(tx, caseDecided, { aggregateId: found.id, aggregateVersion, data });
    await this.measures.decided(tx, found, row.id, decision);
    return row.id;
  }

  async settleAppeal(tx: Tx, appealed: AppealedDecision, { act, limitDays }: NewDecision): Promise<void> {
    const isShorter = limitDays !== null && limitDays < (appealed.limitDays ?? 0);
    const outcome = isShorter || isMilder(act, appealed.act) ? 'taken-back' : 'upheld';
    await tx.query(sql`
      UPDATE moderation_appeal SET outcome = ${outcome}, decided_at = now() WHERE decision_id = ${appealed.id}`);
  }
}
