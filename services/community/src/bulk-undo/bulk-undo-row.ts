import type { ReportReason, BulkUndo } from '@waymark/contracts-community';
import type { ContentState, BulkUndoKind, BulkUndoSlice } from '@waymark/contracts-core';

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
