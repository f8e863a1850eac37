import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { EventContract } from '@waymark/contracts-core';
import type { z } from 'zod';
import { currentCorrelationId, currentTraceparent } from '../context/request-context';
import type { Tx } from '../database/tx';
import { OUTBOX_CHANNEL } from './outbox-row';

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
