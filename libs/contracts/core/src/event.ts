import { z } from 'zod';

/**
 * An event on JetStream: subject = `type`, message ID = `id`. Contains only IDs, never health data or email addresses.
 */
export const eventEnvelopeSchema = z.object({
  /** UUID of the outbox row; consumers deduplicate by it. */
  id: z.uuid(),
  /** Type of the event: `<slice>.<aggregate>.<past tense>.v<major>`, such as `reviews.review.published.v1`. */
  type: z.string(),
  time: z.iso.datetime(),
  aggregateId: z.string(),
  /**
   * Version of the aggregate, which increases by one with each change. Consumers ignore versions older than they have
   * seen.
   */
  aggregateVersion: z.number().int().positive(),
  correlationId: z.string().nullable(),
  /** W3C Trace Context of the publisher, if tracing is on. */
  traceparent: z.string().max(55).optional(),
  data: z.unknown(),
});
export type EventEnvelope<T = unknown> = Omit<z.infer<typeof eventEnvelopeSchema>, 'data'> & { data: T };

export interface EventContract<S extends z.ZodType = z.ZodType> {
  readonly type: `${string}.${string}.${string}.v${number}`;
  readonly summary: string;
  readonly data: S;
}

/** Preserves the literal types of an event contract. */
export function defineEvent<const T extends EventContract>(contract: T): T {
  return contract;
}

export type EventData<T extends EventContract> = z.output<T['data']>;
