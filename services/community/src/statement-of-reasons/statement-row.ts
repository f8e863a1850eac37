import type { CaseAct, CaseKind, ReportReason, StatementOfReasons } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';

/** A decision, as the author of the content reads it. */
export interface StatementOfReasonsRow {
  id: number;
  authorId: number;
  kind: CaseKind;
  contentId: string;
  path: string | null;
  act: CaseAct;
  rule: ReportReason;
  facts: string;
  limitedUntil: Date | null;
  decidedAt: Date;
  isThere: boolean | null;
  contentState: ContentState;
  wasReported: boolean;
  appealOf: number | null;
  isLatest: boolean;
  appealWords: string | null;
  appealedAt: Date | null;
  appealOutcome: NonNullable<StatementOfReasons['appeal']>['outcome'];
  followedBy: number | null;
}
