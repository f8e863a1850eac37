/** Header names between browser, gateway and services. Lower case, as Node reports them. */
export const HEADERS = {
  /** Identifies a request across all processes; the gateway generates it if the client sends none. */
  correlationId: 'x-correlation-id',
  /** Signed identity (see identity.ts). Only the gateway sets it, and it removes any copy from a client. */
  identity: 'x-waymark-identity',
  /**
   * State of the session; only the gateway sets it, instead of an identity. `unknown`: there is a session cookie, but
   * its owner could not be determined yet.
   */
  session: 'x-waymark-session',
  /**
   * Sent with writes: the ID of the member for whom the page was rendered, or `visitor`. The gateway rejects the write
   * if
   * another member is signed in by then. Without the header (outside callers, older pages) there is no check.
   */
  pageMember: 'x-waymark-page-member',
  /** Milliseconds until the caller times out; each hop forwards less than it received. */
  deadline: 'x-deadline-ms',
  /** W3C Trace Context: the trace of this request, if tracing is on. */
  traceparent: 'traceparent',
  /** RFC draft "Idempotency-Key": a request with the same key and body is executed once. */
  idempotencyKey: 'idempotency-key',
  /** Total number of rows that match a list query, regardless of page size. */
  totalCount: 'x-total-count',
  /** The engine that ran a search: `meilisearch`, or `postgres` when the index is down. */
  searchEngine: 'x-search-engine',
  /** `true` when a search timed out: there may be more venues than it found. */
  searchIncomplete: 'x-search-incomplete',
  /** Short form of how the search text was interpreted, percent-encoded; absent when it was read as a name. */
  searchUnderstood: 'x-search-understood',
} as const;
