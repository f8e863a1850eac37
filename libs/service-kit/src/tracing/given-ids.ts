import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';
import type { TraceContext } from '@waymark/contracts-core';

/** Ids for spans: new ones, or those that a span was given elsewhere. */
export class GivenIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private given: TraceContext | null = null;

  /** `start` begins its one span with these ids. */
  use<T>(given: TraceContext | undefined, start: () => T): T {
    this.given = given ?? null;
    try {
      return start();
    } finally {
      this.given = null;
    }
  }

  generateTraceId = (): string => this.given?.traceId ?? this.random.generateTraceId();
  generateSpanId = (): string => this.given?.spanId ?? this.random.generateSpanId();
}
