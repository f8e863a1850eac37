import type { CaseAct, CaseKind, CommentAutoFlag, ReportReason } from '@waymark/contracts-community';
import type { ContentState } from '@waymark/contracts-core';

/** Identifies content by its kind and its ID in the service that owns it. */
export interface Content {
  kind: CaseKind;
  contentId: string;
}

/** A case, locked until the end of the transaction. */
export interface LockedCase extends Content {
  id: number;
  state: 'open' | 'closed';
  contentState: ContentState;
  decisionNumber: number;
  isThere: boolean | null;
  authorId: number | null;
  path: string | null;
  openedAt: Date;
  decidedBy: number | null;
  isAppealed: boolean;
  heldBy: number | null;
  isHeld: boolean;
  eventVersion: number;
  /** The corrected text in force. */
  correctionId: number | null;
  /** Whether the author is suspended because of this case. */
  isSuspending: boolean;
}

export interface CaseRow extends Content {
  id: number;
  state: 'open' | 'closed';
  contentState: ContentState;
  decisionNumber: number;
  appliedNumber: number;
  isMeasured: boolean;
  voices: number;
  isAppealed: boolean;
  openedAt: Date;
  dueAt: Date;
  heldBy: number | null;
  heldUntil: Date | null;
  holderName: string | null;
  reasons: ReportReason[];
  signals: CommentAutoFlag[];
}

export interface CaseDetailRow extends CaseRow {
  isThere: boolean | null;
  path: string | null;
  writtenAt: Date | null;
  authorId: number | null;
  authorName: string | null;
  registeredAt: Date | null;
  /** Whether the author is staff; only admins can limit or suspend staff. */
  isAuthorStaff: boolean;
  decidedBy: number | null;
  /** Whether the reader reported it. */
  isReporter: boolean;
  reports: Array<{ reason: ReportReason; words: string; isMember: boolean; createdAt: string }>;
  decisions: Array<{
    id: number;
    number: number;
    act: CaseAct;
    rule: ReportReason;
    facts: string;
    decidedBy: number | null;
    deciderName: string | null;
    decidedAt: string;
    isAfterAppeal: boolean;
    limitedUntil: string | null;
  }>;
  isCorrected: boolean;
  measure: { act: 'limit' | 'suspend'; until: string | null } | null;
  isRefused: boolean;
  appeal: { words: string; createdAt: string; act: CaseAct } | null;
  /** How often each act was decided about this author's other content. */
  record: Partial<Record<CaseAct, number>>;
}
