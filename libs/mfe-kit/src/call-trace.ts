/** One call to the API that is being recorded. */
export interface CallTrace {
  /** Sent with the call, so that the server goes on with the same trace. */
  readonly traceparent: string;
  /** `status` 0: no answer came. */
  end(status: number): void;
}
