import type { EventEnvelope } from '@waymark/contracts-core';

/** PostgreSQL NOTIFY channel that wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';

/** A row of `outbox` as the relay reads it. */
export interface OutboxRow {
  readonly id: string;
  readonly type: string;
  readonly aggregate_id: string;
  readonly aggregate_version: number;
  readonly data: unknown;
  readonly correlation_id: string | null;
  readonly created_at: Date;
  readonly traceparent: string | null;
}

/** `traceparent`: the trace that consumers continue; null when it is not traced. */
export function envelopeOf(row: OutboxRow, traceparent: string | null): EventEnvelope {
  return {
    id: row.id,
    type: row.type,
    time: row.created_at.toISOString(),
    aggregateId: row.aggregate_id,
    aggregateVersion: row.aggregate_version,
    correlationId: row.correlation_id,
    ...(traceparent ? { traceparent } : {}),
    data: row.data,
  };
}
