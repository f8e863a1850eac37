import { DeliverPolicy, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { withClient } from '@waymark/testing';
import type { PublishedEvent } from '../load/outbox-events';

export const LATEST_TABLE =
  'CREATE TABLE latest (review_id int PRIMARY KEY, author_id int, helpful_count int NOT NULL, version int NOT NULL)';

/** A projection that believes whatever comes last: reads the stream from this message on into its table. */
export async function believeTheLast(
  connection: NatsConnection,
  databaseUrl: string,
  fromSeq: number,
  count: number,
): Promise<string> {
  const consumer = await jetstream(connection).consumers.get('REVIEWS', {
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: fromSeq,
  });
  return withClient(databaseUrl, async (client) => {
    const messages = await consumer.fetch({ max_messages: count, expires: 5_000 });
    for await (const message of messages) {
      const { data, aggregateVersion } = message.json<PublishedEvent>();
      await client.query(
        `INSERT INTO latest VALUES ($1, $2, $3, $4)
         ON CONFLICT (review_id) DO UPDATE SET author_id = excluded.author_id, helpful_count = excluded.helpful_count, version = excluded.version`,
        [data.reviewId, data.authorId, data.helpfulCount, aggregateVersion],
      );
    }
    const { rows } = await client.query(
      'SELECT review_id, author_id, helpful_count, version FROM latest ORDER BY review_id',
    );
    return JSON.stringify(rows);
  });
}
