/** An action by a member of staff, before it is added to the slice's audit log. */
export interface NewAuditEntry<A extends string = string> {
  /** Null for the operator at the command line. */
  actorId: number | null;
  act: A;
  /** The affected member. */
  subjectId: number | null;
  /** The reason in the actor's own words. */
  reason?: string | null;
  /** Details without personal data: "member to moderator". */
  detail?: string | null;
  /** The network prefix of the request's IP address, from `addressPrefix`. */
  origin?: string | null;
}

/** A stored entry. When `erasedAt` is set, `reason`, `origin`, `salt` and the affected member have been erased. */
export interface AuditEntry<A extends string = string> {
  id: number;
  at: Date;
  actorId: number | null;
  act: A;
  detail: string | null;
  subjectId: number | null;
  reason: string | null;
  origin: string | null;
  salt: string | null;
  contentHash: string;
  hash: string;
  erasedAt: Date | null;
}
