/** A span as the collector received it. */
export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty at the root of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
}
