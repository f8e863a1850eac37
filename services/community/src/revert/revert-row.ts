import type { ReportReason, Revert } from '@waymark/contracts-community';
import type { ContentState, RevertKind, RevertSlice } from '@waymark/contracts-core';

export interface RevertRow {
  memberName: string;
  isStaff: boolean | null;
  caseId: number | null;
  decisionNumber: number | null;
  contentState: ContentState | null;
  leftOut: RevertKind[] | null;
  rule: ReportReason | null;
  facts: string | null;
  decidedAt: Date | null;
  deciderId: number | null;
  deciderName: string | null;
  isAppealed: boolean | null;
  heldBy: number | null;
}

export interface RevertAnswerRow {
  slice: RevertSlice;
  number: number;
  counts: Revert['slices'][number]['counts'];
  doneAt: Date;
}
