import { Injectable } from '@nestjs/common';
import type { BulkUndo } from '@waymark/contracts-community';
import { BULK_UNDO_SLICES, type Identity } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { type BulkUndoAnswerRow, BulkUndoRepository, type BulkUndoRow } from './bulk-undo.repository';

export type BulkUndoReader = Pick<Identity, 'memberId' | 'role'>;

export interface MemberDate {
  memberId: number;
  day: string;
}

function toBulkUndo(
  about: MemberDate,
  row: BulkUndoRow,
  answers: readonly BulkUndoAnswerRow[],
  reader: BulkUndoReader,
): BulkUndo {
  const decisionNumber = row.decisionNumber ?? 0;
  const { memberName, caseId, rule, facts, deciderId, deciderName } = row;
  return {
    ...about,
    memberName,
    caseId,
    decisionNumber,
    state: row.contentState && (row.contentState === 'shown' ? 'undone' : 'reverted'),
    leftOut: row.leftOut ?? [],
    rule,
    facts,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: deciderName ?? (deciderId === null ? null : `Member ${deciderId}`),
    isAppealed: row.isAppealed === true,
    slices: BULK_UNDO_SLICES.map((slice) => {
      const answer = answers.find((one) => one.slice === slice && one.number >= decisionNumber);
      return { slice, doneAt: answer?.doneAt.toISOString() ?? null, counts: answer?.counts ?? [] };
    }),
    refusal: refusalOf(about.memberId, row, reader),
  };
}

/** Returns why the reader may not decide, checked in the same order as in deciding. */
export function refusalOf(
  memberId: number,
  row: BulkUndoRow,
  { memberId: reader, role }: BulkUndoReader,
): BulkUndo['refusal'] {
  if (memberId === reader) return 'yourself';
  if (row.isStaff === true && role !== 'admin') return 'staff';
  if (row.isAppealed === true && row.deciderId === reader) return 'first-decider';
  return row.heldBy !== null && row.heldBy !== reader ? 'held' : null;
}

/** Shows staff a bulk undo: a member's activity on one day and the decisions about it. */
@Injectable()
export class BulkUndoViews {
  constructor(private readonly bulkUndo: BulkUndoRepository) {}

  async one({ memberId, day }: MemberDate, reader: BulkUndoReader, tx?: Tx): Promise<BulkUndo> {
    const row = await this.bulkUndo.find(memberId, day, tx);
    if (!row) throw problem('person.not-found');
    const answers = row.caseId === null ? [] : await this.bulkUndo.answers(row.caseId, tx);
    return toBulkUndo({ memberId, day }, row, answers, reader);
  }
}
