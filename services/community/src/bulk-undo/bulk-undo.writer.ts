import { Injectable } from '@nestjs/common';
import { activityOfDayId } from '@waymark/contracts-community';
import {
  type EventData,
  BULK_UNDO_SLICES,
  type bulkUndoDoneEvent,
  type BulkUndoKind,
  type BulkUndoSlice,
} from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { LockedCase } from '../case/case-row';
import { CaseWriter } from '../case/case.writer';
import type { MemberDate } from './bulk-undo-views';

/** All SQL that writes bulk undos. A bulk undo is a moderation case; `CaseWriter` stores its decisions. */
@Injectable()
export class BulkUndoWriter {
  constructor(private readonly cases: CaseWriter) {}

  /** Finds or creates the moderation case for a member's activity on one day, and locks its row. */
  async caseOf(tx: Tx, { memberId, day }: MemberDate): Promise<LockedCase> {
    const found = await this.cases.ofContent(tx, { kind: 'member-day', contentId: activityOfDayId(memberId, day) });
    await tx.query(sql`UPDATE moderation_case SET is_there = true, author_id = ${memberId} WHERE id = ${found.id}`);
    await tx.query(sql`
      INSERT INTO revert (case_id, member_id, day) VALUES (${found.id}, ${memberId}, ${day}::date) ON CONFLICT DO NOTHING`);
    return { ...found, isThere: true, authorId: memberId };
  }

  async leaveOut(tx: Tx, caseId: number, leftOut: readonly BulkUndoKind[]): Promise<void> {
    await tx.query(sql`UPDATE revert SET left_out = ${[...leftOut]}::text[] WHERE case_id = ${caseId}`);
  }

  /**
   * Stores that a service has applied the decision. The case is confirmed when all services have applied it. A reply
   * to an older decision changes nothing.
   */
  async answered(
    tx: Tx,
    slice: BulkUndoSlice,
    { revertId, number, counts }: EventData<ReturnType<typeof bulkUndoDoneEvent>>,
    at: string,
  ): Promise<void> {
    const kept = await tx.one(sql`
      INSERT INTO revert_answer AS known (case_id, slice, number, counts, done_at)
      SELECT case_id, ${slice}, ${number}, ${JSON.stringify(counts)}::jsonb, ${at}::timestamptz FROM revert WHERE case_id = ${revertId}
      ON CONFLICT (case_id, slice) DO UPDATE SET number = excluded.number, counts = excluded.counts, done_at = excluded.done_at
        WHERE known.number < excluded.number
      RETURNING 1`);
    if (!kept) return;
    await tx.query(sql`SELECT 1 FROM moderation_case WHERE id = ${revertId} FOR UPDATE`);
    await tx.query(sql`
      UPDATE moderation_case SET applied_number = greatest(applied_number, answered.number)
      FROM (SELECT min(number) AS number, count(*) AS slices FROM revert_answer WHERE case_id = ${revertId}) AS answered
      WHERE id = ${revertId} AND answered.slices = ${BULK_UNDO_SLICES.length}`);
  }
}
