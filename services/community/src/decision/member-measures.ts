import { Injectable } from '@nestjs/common';
import { memberDecided } from '@waymark/contracts-community';
import { Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { LockedCase } from '../case/case-row';
import type { NewDecision } from './decision-row';

interface Measure {
  decisionId: number;
  act: string;
  until: Date | null;
}

/**
 * What holds members back because of what they posted: a row for each case that does, in the transaction of its decision.
 * Account is told the sum of them, with a number: of two that come in the wrong order the higher one is right.
 */
@Injectable()
export class MemberMeasures {
  constructor(private readonly outbox: Outbox) {}

  async decided(tx: Tx, { id, authorId }: LockedCase, decisionId: number, decision: NewDecision): Promise<void> {
    const { act, limitedUntil, decidedBy, endsMeasure } = decision;
    if (authorId === null) return;
    if (act === 'limit' || act === 'suspend')
      await tx.query(sql`
        INSERT INTO member_measure (case_id, decision_id, member_id, act, until, decided_by)
        VALUES (${id}, ${decisionId}, ${authorId}, ${act}, ${limitedUntil}, ${decidedBy})
        ON CONFLICT (case_id) DO UPDATE SET decision_id = excluded.decision_id, act = excluded.act, until = excluded.until,
          decided_by = excluded.decided_by`);
    else if (endsMeasure) {
      const ended = await tx.one(sql`DELETE FROM member_measure WHERE case_id = ${id} RETURNING 1`);
      if (!ended) return;
    } else return;
    await this.tell(tx, authorId, id, decidedBy);
  }

  /** One member's at a time: the row of their standing is locked before the sum is read. */
  private async tell(tx: Tx, memberId: number, caseId: number, decidedBy: number): Promise<void> {
    const row = await tx.one<{ number: number }>(sql`
      INSERT INTO member_standing AS known (member_id, number, case_id) VALUES (${memberId}, 1, ${caseId})
      ON CONFLICT (member_id) DO UPDATE SET number = known.number + 1, case_id = excluded.case_id, is_refused = false
      RETURNING number`);
    // They left meanwhile: there is nobody to hold back.
    if (!row) return;
    const measures = await tx.query<Measure>(sql`
      SELECT decision_id AS "decisionId", act, until FROM member_measure
      WHERE member_id = ${memberId} AND (act = 'suspend' OR until > now()) ORDER BY until, decision_id`);
    const data = { memberId, number: row.number, ...sumOf(measures), decidedBy };
    await this.outbox.add(tx, memberDecided, { aggregateId: memberId, aggregateVersion: row.number, data });
  }

  /** Account has done what it was told by this number, or could not. */
  async measured(tx: Tx, memberId: number, number: number, isApplied: boolean): Promise<void> {
    await tx.query(sql`
      UPDATE member_standing SET applied_number = greatest(applied_number, least(${number}, number)),
             is_refused = CASE WHEN ${number} = number THEN NOT ${isApplied} ELSE is_refused END
      WHERE member_id = ${memberId}`);
  }
}

/** A suspension goes before a limit, and of two limits the longer one. */
function sumOf(measures: readonly Measure[]) {
  const suspension = measures.find(({ act }) => act === 'suspend');
  const limit = measures.filter(({ act }) => act === 'limit').at(-1);
  return {
    limitedUntil: limit?.until?.toISOString() ?? null,
    isSuspended: suspension !== undefined,
    statementId: (suspension ?? limit)?.decisionId ?? null,
  };
}
