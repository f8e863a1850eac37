/** Header names used between browser, gateway and services. Lower case, as Node reports them. */
export const HEADERS = {
  /** Names one request across all processes; made by the gateway when the client sends none. */
  correlationId: 'x-correlation-id',
  /** Signed identity (see identity.ts), set by the gateway alone; a client's copy is removed. */
  identity: 'x-waymark-identity',
  /** `unknown`: there is a session cookie, and nobody could say yet whose. Set by the gateway alone, in place of an identity. */
  session: 'x-waymark-session',
  /**
   * Of a write: the id of the member for whom the page was drawn when they pressed, or `visitor`. The gateway refuses it when
   * another member is signed in by then; without it (outside callers, older pages) nothing is compared.
   */
  pageMember: 'x-waymark-page-member',
  /** Milliseconds left until the caller gives up; each hop sends less than it got. */
  deadline: 'x-deadline-ms',
  /** W3C Trace Context: which trace a request belongs to, when it is recorded. */
  traceparent: 'traceparent',
  /** RFC draft "Idempotency-Key": the same key and body is done once. */
  idempotencyKey: 'idempotency-key',
  /** Rows that match a list query in all, whatever the page size. */
  totalCount: 'x-total-count',
  /** Which engine answered a search: `meilisearch`, or `postgres` when the index is down. */
  searchEngine: 'x-search-engine',
  /** `true` when a search ran out of time: there may be more venues than it found. */
  searchIncomplete: 'x-search-incomplete',
  /** A searched text in short as it was understood, percent-encoded; absent where it is a name. */
  searchUnderstood: 'x-search-understood',
} as const;
