import type { Revert } from '@waymark/contracts-community';
import { type Identity, REVERT_SLICES } from '@waymark/contracts-core';
import type { RevertAnswerRow, RevertRow } from './revert-row';

export type RevertReader = Pick<Identity, 'memberId' | 'role'>;

export interface MemberDate {
  memberId: number;
  day: string;
}

export function toRevert(
  about: MemberDate,
  row: RevertRow,
  answers: readonly RevertAnswerRow[],
  reader: RevertReader,
): Revert {
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
    slices: REVERT_SLICES.map((slice) => {
      const answer = answers.find((one) => one.slice === slice && one.number >= decisionNumber);
      return { slice, doneAt: answer?.doneAt.toISOString() ?? null, counts: answer?.counts ?? [] };
    }),
    refusal: refusalOf(about.memberId, row, reader),
  };
}

/** Returns why the reader may not decide, checked in the same order as in deciding. */
export function refusalOf(
  memberId: number,
  row: RevertRow,
  { memberId: reader, role }: RevertReader,
): Revert['refusal'] {
  if (memberId === reader) return 'yourself';
  if (row.isStaff === true && role !== 'admin') return 'staff';
  if (row.isAppealed === true && row.deciderId === reader) return 'first-decider';
  return row.heldBy !== null && row.heldBy !== reader ? 'held' : null;
}
