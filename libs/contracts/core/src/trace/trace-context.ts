/** Where a piece of work stands in a trace (W3C Trace Context): which trace, and under which span. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string;
  /** 16 hex digits. */
  readonly spanId: string;
}
