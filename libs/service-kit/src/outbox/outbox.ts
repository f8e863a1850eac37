import { randomUUID } from 'node:crypto';
import type { EventContract, EventEnvelope } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import { currentCorrelationId, currentTraceparent } from '../context/request-context';
import type { Tx } from '../database/tx';

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

export interface OutboxEntry<T extends EventContract> {
  readonly aggregateId: string | number;
  /** Version of the aggregate after this change: 1, 2, 3 ... */
  readonly aggregateVersion: number;
  readonly data: z.input<T['data']>;
}

/** Writes events in the same transaction as the changes that they report; the relay publishes them after the commit. */
export class Outbox {
  async add<T extends EventContract>(tx: Tx, event: T, entry: OutboxEntry<T>): Promise<void> {
    const data = JSON.stringify(event.data.parse(entry.data));
    await tx.query(sql`
      WITH added AS (
        INSERT INTO outbox (id, type, aggregate_id, aggregate_version, data, correlation_id, traceparent)
        VALUES (${randomUUID()}::uuid, ${event.type}, ${String(entry.aggregateId)}, ${entry.aggregateVersion},
                ${data}::jsonb, ${currentCorrelationId()}, ${currentTraceparent()})
        RETURNING 1
      )
      SELECT pg_notify(${OUTBOX_CHANNEL}, '') FROM added`);
  }
}
