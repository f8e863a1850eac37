import type { ClientBase } from 'pg';
import sql from 'sql-template-tag';
import type { OutboxRow } from './outbox';

/** Days that published rows are stored, to refill a broker that lost its data. */
const STORED_DAYS = 7;

export interface PublishedRow {
  readonly id: string;
  readonly streamSeq: number;
}

export interface StreamPosition {
  readonly created: Date;
  readonly lastSeq: number;
  readonly generation: number;
}

/** The relay's SQL statements, on its single connection. */
export class OutboxStore {
  constructor(
    private readonly client: ClientBase,
    private readonly stream: string,
  ) {}

  async waiting(limit: number): Promise<OutboxRow[]> {
    const result = await this.client.query<OutboxRow>(sql`
      SELECT id, type, aggregate_id, aggregate_version, data, correlation_id, created_at, traceparent
      FROM outbox WHERE published_at IS NULL ORDER BY seq LIMIT ${limit}`);
    return result.rows;
  }

  async markPublished(rows: readonly PublishedRow[], created: Date): Promise<void> {
    if (rows.length === 0) return;
    await this.client.query(sql`
      UPDATE outbox SET published_at = now(), stream_seq = done.stream_seq, stream_created = ${created}
      FROM unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.streamSeq)}::bigint[]) AS done (id, stream_seq)
      WHERE outbox.id = done.id`);
  }

  async position(): Promise<StreamPosition | null> {
    const result = await this.client.query<{ created: Date; last_seq: string; generation: number }>(sql`
      SELECT created, last_seq, generation FROM stream_position
      WHERE stream = ${this.stream} AND role = 'publisher'`);
    const row = result.rows[0];
    return row ? { created: row.created, lastSeq: Number(row.last_seq), generation: row.generation } : null;
  }

  async savePosition(position: StreamPosition): Promise<void> {
    await this.client.query(sql`
      INSERT INTO stream_position (stream, role, created, last_seq, generation)
      VALUES (${this.stream}, 'publisher', ${position.created}, ${position.lastSeq}, ${position.generation})
      ON CONFLICT (stream, role) DO UPDATE
      SET created = excluded.created, last_seq = excluded.last_seq, generation = excluded.generation`);
  }

  /** Marks rows that this stream does not hold as unpublished: rows of another stream, and rows after `lastSeq`. */
  async requeue(created: Date, lastSeq: number): Promise<number> {
    const result = await this.client.query(sql`
      UPDATE outbox SET published_at = NULL, stream_seq = NULL, stream_created = NULL
      WHERE published_at IS NOT NULL AND (stream_created IS DISTINCT FROM ${created} OR stream_seq > ${lastSeq})`);
    return result.rowCount ?? 0;
  }

  async prune(): Promise<void> {
    await this.client.query(sql`DELETE FROM outbox WHERE published_at < now() - make_interval(days => ${STORED_DAYS})`);
    // Longer than the outbox: a republished row must still find its inbox mark.
    await this.client.query(
      sql`DELETE FROM inbox WHERE handled_at < now() - make_interval(days => ${STORED_DAYS * 2})`,
    );
    await this.client.query(
      sql`DELETE FROM event_try WHERE tried_at < now() - make_interval(days => ${STORED_DAYS * 2})`,
    );
    await this.client.query(sql`DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`);
  }
}
