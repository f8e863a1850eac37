import type { BulkUndo } from '@waymark/contracts-community';
import { type Identity, BULK_UNDO_SLICES } from '@waymark/contracts-core';
import type { BulkUndoAnswerRow, BulkUndoRow } from './bulk-undo-row';

export type BulkUndoReader = Pick<Identity, 'memberId' | 'role'>;

export interface MemberDate {
  memberId: number;
  day: string;
}

export function toBulkUndo(
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

/** Returns why the reader must not decide, with the checks in the same order as in deciding; null if they can. */
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
