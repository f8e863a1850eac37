/** What staff do and look at. Words for each: AUDIT_ACT_LABELS of the contracts. */
export type { AuditAct } from '@waymark/contracts-account';

import type { AuditAct } from '@waymark/contracts-account';

/** One thing that somebody did, as it is told to the log. */
export interface NewAuditEntry {
  /** Null for the operator at the command line. */
  actorId: number | null;
  act: AuditAct;
  subjectId: number | null;
  /** Why, in the actor's own words. */
  reason?: string | null;
  /** What exactly, without anything personal: "member to moderator". */
  detail?: string | null;
  /** Where the request came from, as `addressPrefix` gives it. */
  origin?: string | null;
}

/** As it is stored. `reason`, `origin` and `salt` are gone, and who it was about, when `erasedAt` is set. */
export interface AuditEntry {
  id: number;
  at: Date;
  actorId: number | null;
  act: AuditAct;
  detail: string | null;
  subjectId: number | null;
  reason: string | null;
  origin: string | null;
  salt: string | null;
  contentHash: string;
  hash: string;
  erasedAt: Date | null;
}
