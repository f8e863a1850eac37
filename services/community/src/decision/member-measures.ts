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
 * Stores limits and suspensions of members: one row per case, in the transaction of its decision. The account service
 * receives the combined measure with a number. If two events arrive out of order, it uses the higher number.
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

  /** Locks the member's row first, so that only one transaction at a time combines a member's measures. */
  private async tell(tx: Tx, memberId: number, caseId: number, decidedBy: number): Promise<void> {
    const row = await tx.one<{ number: number }>(sql`
      INSERT INTO member_standing AS known (member_id, number, case_id) VALUES (${memberId}, 1, ${caseId})
      ON CONFLICT (member_id) DO UPDATE SET number = known.number + 1, case_id = excluded.case_id, is_refused = false
      RETURNING number`);
    // No row: the member's account was deleted.
    if (!row) return;
    const measures = await tx.query<Measure>(sql`
      SELECT decision_id AS "decisionId", act, until FROM member_measure
      WHERE member_id = ${memberId} AND (act = 'suspend' OR until > now()) ORDER BY until, decision_id`);
    const data = { memberId, number: row.number, ...sumOf(measures), decidedBy };
    await this.outbox.add(tx, memberDecided, { aggregateId: memberId, aggregateVersion: row.number, data });
  }

  /** Stores that the account service has applied the measure with this number, or refused it. */
  async measured(tx: Tx, memberId: number, number: number, isApplied: boolean): Promise<void> {
    await tx.query(sql`
      UPDATE member_standing SET applied_number = greatest(applied_number, least(${number}, number)),
             is_refused = CASE WHEN ${number} = number THEN NOT ${isApplied} ELSE is_refused END
      WHERE member_id = ${memberId}`);
  }
}

/** Returns the measure that takes effect: a suspension before a limit, and the longer of two limits. */
function sumOf(measures: readonly Measure[]) {
  const suspension = measures.find(({ act }) => act === 'suspend');
  const limit = measures.filter(({ act }) => act === 'limit').at(-1);
  return {
    limitedUntil: limit?.until?.toISOString() ?? null,
    isSuspended: suspension !== undefined,
    statementId: (suspension ?? limit)?.decisionId ?? null,
  };
}
