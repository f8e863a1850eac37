import { jetstream, jetstreamManager, DeliverPolicy } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { disturb, until, withClient } from '@waymark/testing';
import type { Guarantee } from './guarantee';
import { Voting } from '../load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';
import { withBroker } from '../load/with-broker';
import { withScratchDatabase } from './platform/scratch-database';

/** An event as the relay publishes it. */
interface PublishedEvent {
  id: string;
  type: string;
  time: string;
  aggregateId: string;
  aggregateVersion: number;
  correlationId: string | null;
  data: { reviewId: number; authorId: number; helpfulCount: number };
}

const LATEST_TABLE =
  'CREATE TABLE latest (review_id int PRIMARY KEY, author_id int, helpful_count int NOT NULL, version int NOT NULL)';

/** A projection that trusts the latest message: reads the stream from this message on into its table. */
async function believeTheLast(
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

const VOTES = { short: 200, full: 2_000 };
const CATCH_UP_MS = 30_000;

/** Account loses its data about some reviews and receives their events again, shuffled and every tenth twice. */
export const disorder: Guarantee = {
  id: 'G6',
  slices: ['reviews', 'account'],
  promise: 'the order and the repeats of events do not matter',
  run: (platform, form) =>
    withBroker(platform.urls.nats, async (connection) => {
      const voting = await Voting.prepare(platform, { authors: 3, reviewsEach: 4, members: 10 });
      await voting.send(VOTES[form]);
      const { wrong } = await voting.settle(CATCH_UP_MS);
      if (wrong.length > 0) throw new Error(`The counts were not right before: ${wrong.join('; ')}`);
      const { reviews } = voting;
      const inOrder = await accountState(platform, reviews);
      const events = await reviewEvents(platform.databases.reviews.ownerUrl, reviews);
      const disturbed = disturb(events);

      await forget(platform, reviews);
      const js = jetstream(connection);
      let first = 0;
      for (const [index, event] of disturbed.entries()) {
        // A different message id: otherwise the broker would drop the duplicates.
        const { seq } = await js.publish(event.type, JSON.stringify(event), { msgID: `${event.id}-again-${index}` });
        first ||= seq;
      }
      await accountHasReadAll(connection);
      const { projection, members } = await accountState(platform, reviews);
      const believed = await withScratchDatabase(platform.urls.postgres, LATEST_TABLE, (url) =>
        believeTheLast(connection, url, first, disturbed.length),
      );
      const differing = differingRows(inOrder.projection, believed);
      await voting.close();
      return {
        held: {
          isAsItMust: projection === inOrder.projection && members === inOrder.members,
          figure: `${events.length} events again as ${disturbed.length} in disorder: ${differingRows(inOrder.projection, projection)} of ${reviews.length} reviews differ, members' counts ${members === inOrder.members ? 'equal' : 'differ'}`,
        },
        control: {
          isAsItMust: differing > 0,
          figure: `believing the last event left ${differing} of ${reviews.length} reviews wrong`,
        },
      };
    }),
};

interface AccountState {
  projection: string;
  members: string;
}

async function accountState(platform: ChaosPlatform, reviews: readonly number[]): Promise<AccountState> {
  return withClient(platform.databases.account.ownerUrl, async (client) => {
    const projection = await client.query(
      'SELECT review_id, author_id, helpful_count, version FROM review_projection WHERE review_id = ANY($1) ORDER BY review_id',
      [reviews],
    );
    const members = await client.query('SELECT id, review_count, helpful_votes FROM user_profile ORDER BY id');
    return { projection: JSON.stringify(projection.rows), members: JSON.stringify(members.rows) };
  });
}

function forget(platform: ChaosPlatform, reviews: readonly number[]): Promise<unknown> {
  return withClient(platform.databases.account.ownerUrl, async (client) => {
    await client.query(
      'UPDATE user_profile SET review_count = 0, helpful_votes = 0 WHERE id IN (SELECT author_id FROM review_projection WHERE review_id = ANY($1))',
      [reviews],
    );
    await client.query('DELETE FROM review_projection WHERE review_id = ANY($1)', [reviews]);
    await client.query('DELETE FROM inbox');
  });
}

/** Waits until no more events can change the state, before it is checked. */
async function accountHasReadAll(connection: NatsConnection): Promise<void> {
  const { consumers } = await jetstreamManager(connection);
  await until('account', CATCH_UP_MS, async () => {
    for await (const { name, num_pending, num_ack_pending } of consumers.list('REVIEWS')) {
      if (name.startsWith('account_g') && num_pending + num_ack_pending > 0) return null;
    }
    return true;
  });
}

function differingRows(one: string, other: string): number {
  const rows = (text: string) => (JSON.parse(text) as object[]).map((row) => JSON.stringify(row));
  const known = new Set(rows(other));
  return rows(one).filter((row) => !known.has(row)).length;
}

/** Returns all events of these reviews, in the order in which they happened. */
async function reviewEvents(databaseUrl: string, reviews: readonly number[]): Promise<PublishedEvent[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<PublishedEvent>(
      `SELECT id, type, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS time, aggregate_id AS "aggregateId",
              aggregate_version AS "aggregateVersion", correlation_id AS "correlationId", data
       FROM outbox WHERE type LIKE 'reviews.review.%' AND (data ->> 'reviewId')::int = ANY($1) ORDER BY seq`,
      [reviews],
    ),
  );
  return rows;
}
