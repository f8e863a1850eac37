import { JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { Inject, Injectable } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { Broker, streamName } from '../events/broker';
import { TransientError } from '../events/transient-error';
import { KIT_OPTIONS, type KitOptions } from '../service/kit-options';

const NOT_FOUND = 404;
const TIMEOUT_MS = 2_000;
/** Names of fields with a member's ID in events. */
const MEMBER_KEYS = [
  'memberId',
  'authorId',
  'blogAuthorId',
  'answeredId',
  'followerId',
  'followedId',
  'blockedId',
  'reporterId',
  'ownerId',
  'reviewAuthorId',
];
/** Events about deleted accounts and completed erasures stay, because they prevent erased data from returning. */
const FAREWELLS = ['%.member.deleted.v%', '%.member.erased.v%'];

interface Published {
  id: string;
  streamSeq: string | null;
  /** Identifies the stream of the sequence number: a recreated stream starts again at 1. */
  streamCreated: Date | null;
}

/** A member's traces in events: in this database, and in the stream that this service publishes to. */
@Injectable()
export class EventTraces {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Broker) private readonly broker: Broker,
    @Inject(KIT_OPTIONS) private readonly options: KitOptions,
  ) {}

  /** Deletes stored responses to repeated requests, and events that could not be handled. */
  async removeRows(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`DELETE FROM idempotency_key WHERE member_id = ${memberId}`);
    await tx.query(sql`
      DELETE FROM dead_letter
      WHERE envelope -> 'data' @> ANY (SELECT jsonb_build_object(key, ${memberId}::int) FROM unnest(${MEMBER_KEYS}::text[]) AS key)
        AND envelope ->> 'type' NOT LIKE ALL (${FAREWELLS}::text[])`);
  }

  /**
   * Deletes this service's events that refer to the member: first in the stream, then in the outbox. Throws a
   * TransientError while the broker is unavailable or some events are unpublished; call it again.
   */
  async removeEvents(memberId: number): Promise<void> {
    const rows = await this.database.query<Published>(sql`
      SELECT id, stream_seq AS "streamSeq", stream_created AS "streamCreated" FROM outbox
      WHERE data @> ANY (SELECT jsonb_build_object(key, ${memberId}::int) FROM unnest(${MEMBER_KEYS}::text[]) AS key)
        AND type NOT LIKE ALL (${FAREWELLS}::text[])`);
    if (rows.length === 0) return;
    const removed = await this.overwrite(rows);
    await this.database.query(sql`DELETE FROM outbox WHERE id = ANY(${removed}::uuid[])`);
    // The relay may be publishing such a row; after deletion, its event would remain in the stream.
    if (removed.length < rows.length)
      throw new TransientError('Some events of a deleted member are still on their way out.');
  }

  /** Returns the IDs of rows without a message in the current stream. */
  private async overwrite(rows: readonly Published[]): Promise<string[]> {
    const { connection } = this.broker;
    if (!connection) throw new TransientError('The broker is away: its copies of events cannot be deleted now.');
    try {
      const { streams } = await jetstreamManager(connection, { timeout: TIMEOUT_MS });
      const name = streamName(this.options.stream);
      const created = new Date((await streams.info(name)).created).getTime();
      const inStream = rows.filter(
        ({ streamSeq, streamCreated }) => streamSeq !== null && streamCreated?.getTime() === created,
      );
      for (const { streamSeq } of inStream)
        await streams.deleteMessage(name, Number(streamSeq), true).catch(ignoreGone);
      return inStream.map(({ id }) => id);
    } catch (cause) {
      throw new TransientError('The broker did not delete the events of a deleted member.', { cause });
    }
  }
}

/** The message has expired or was already deleted. */
function ignoreGone(error: unknown): void {
  if (
    !(error instanceof JetStreamApiError) ||
    !(error.status === NOT_FOUND || /not found|no message found/i.test(error.message))
  )
    throw error;
}
