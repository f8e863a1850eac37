/** One thing that somebody of the staff did, as it is told to a slice's log. */
export interface NewAuditEntry<A extends string = string> {
  /** Null for the operator at the command line. */
  actorId: number | null;
  act: A;
  /** The member whom it concerns. */
  subjectId: number | null;
  /** Why, in the actor's own words. */
  reason?: string | null;
  /** What exactly, without anything personal: "member to moderator". */
  detail?: string | null;
  /** Where the request came from, as `addressPrefix` gives it. */
  origin?: string | null;
}

/** As it is stored. `reason`, `origin` and `salt` are gone, and who it was about, when `erasedAt` is set. */
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
