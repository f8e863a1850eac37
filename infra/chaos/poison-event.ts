import { setTimeout as pause } from 'node:timers/promises';
import { until, withClient } from '@waymark/testing';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { AckPolicy, DeliverPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { ROOT } from '../local/paths';
import type { Guarantee } from './guarantee';
import { persistentPost } from '../load/send';
import { Voting } from '../load/voting';
import type { Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';
import { withBroker } from '../load/with-broker';

const STREAM = 'REVIEWS';
const DURABLE = 'control_without_dead_letters';

interface Event {
  data: { reviewId?: number };
}

/** Consumes events in order and retries each until it succeeds. Returns the reviews that it learned about. */
async function consumeInOrder(
  connection: NatsConnection,
  isPoison: (reviewId: number) => boolean,
  stop: AbortSignal,
): Promise<{ handled: number[]; done: Promise<void> }> {
  const { consumers } = await jetstreamManager(connection);
  await consumers.add(STREAM, {
    durable_name: DURABLE,
    deliver_policy: DeliverPolicy.New,
    ack_policy: AckPolicy.Explicit,
    max_ack_pending: 1,
  });
  const consumer = await jetstream(connection).consumers.get(STREAM, DURABLE);
  const handled: number[] = [];
  const consume = async () => {
    while (!stop.aborted) {
      const message = await consumer.next({ expires: 1_000 });
      const { reviewId } = (message?.json<Event>().data ?? {}) as Event['data'];
      if (!message || reviewId === undefined) message?.ack();
      else if (isPoison(reviewId)) message.nak(100);
      else {
        handled.push(reviewId);
        message.ack();
      }
      await pause(10);
    }
    await consumers.delete(STREAM, DURABLE);
  };
  return { handled, done: consume() };
}

const LIMIT_MS = 30_000;

/** Runs a service's replay tool as `npm run events:replay` does; returns its exit code. */
function runReplay(platform: ChaosPlatform, slice: Slice): Promise<number> {
  const env = { PATH: process.env['PATH'], ...platform.services[slice].env(0) };
  const child = spawn(process.execPath, ['dist/main.js', 'replay'], {
    cwd: join(ROOT, 'services', slice),
    env,
    stdio: 'ignore',
    timeout: LIMIT_MS,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const FLOW_MS = 2_000;
const PARK_MS = 10_000;
const TRIES = 5;

/**
 * A fault in account (a table rule that one review breaks) makes that review's events poison. They must be tried five
 * times and parked with an alarm while other events continue, and be replayed once the fault is fixed.
 */
export const poisonEvent: Guarantee = {
  id: 'G5',
  slices: ['reviews', 'account'],
  promise: 'an event that cannot be handled stops no other and is not lost',
  run: (platform) =>
    withBroker(platform.urls.nats, async (connection) => {
      const voting = await Voting.prepare(platform, { authors: 1, reviewsEach: 2, members: 1 });
      const [poisoned = 0, next = 0] = voting.reviews;
      const [member] = voting.members;
      if (!member) throw new Error('There is no member to vote.');
      await voting.settle(FLOW_MS);
      const abort = new AbortController();
      const control = await consumeInOrder(connection, (review) => review === poisoned, abort.signal);
      const vote = async (review: number) => {
        await persistentPost(member, `/api/reviews/${review}/vote`, { isHelpful: 1 });
        voting.expected.accept(review, member.id, true);
      };

      await change(
        platform,
        `ALTER TABLE review_projection ADD CONSTRAINT chaos_poison CHECK (review_id <> ${poisoned}) NOT VALID`,
      );
      await vote(poisoned);
      const voted = Date.now();
      await vote(next);
      const flowed = await until('the event after the poison', PARK_MS, () => helpfulVotesAt(platform, next)).then(
        () => Date.now() - voted,
      );
      await pause(Math.max(0, FLOW_MS - flowed));
      const controlHandled = control.handled.length;
      const tries = await until('the dead letter', PARK_MS, () => triesOfDeadLetter(platform));
      const alarms = await parkedMetric(platform);

      await change(platform, 'ALTER TABLE review_projection DROP CONSTRAINT chaos_poison');
      const replayed = await runReplay(platform, 'account');
      const { wrong } = await voting.settle(FLOW_MS);
      abort.abort();
      await control.done;
      await voting.close();
      const left = await triesOfDeadLetter(platform);
      return {
        held: {
          isAsItMust:
            flowed < FLOW_MS && tries === TRIES && alarms > 0 && replayed === 0 && wrong.length === 0 && left === null,
          figure: [
            `next event after ${flowed} ms, parked after ${tries} tries, alarm counter ${alarms}, replay ended with ${replayed} and left ${left === null ? 0 : 1}`,
            ...wrong,
          ].join('; '),
        },
        control: {
          isAsItMust: controlHandled === 0,
          figure: `a consumer without dead letters handled ${controlHandled} events in ${FLOW_MS / 1000} s`,
        },
      };
    }),
};

function change(platform: ChaosPlatform, statement: string): Promise<unknown> {
  return withClient(platform.databases.account.ownerUrl, (client) => client.query(statement));
}

async function helpfulVotesAt(platform: ChaosPlatform, review: number): Promise<true | null> {
  const { rowCount } = await withClient(platform.databases.account.ownerUrl, (client) =>
    client.query('SELECT 1 FROM review_projection WHERE review_id = $1 AND helpful_count = 1', [review]),
  );
  return rowCount ? true : null;
}

async function triesOfDeadLetter(platform: ChaosPlatform): Promise<number | null> {
  const { rows } = await withClient(platform.databases.account.ownerUrl, (client) =>
    client.query<{ tries: number }>('SELECT tries FROM dead_letter'),
  );
  return rows[0]?.tries ?? null;
}

/** Returns how many events account has parked: the metric behind the alarm. */
async function parkedMetric(platform: ChaosPlatform): Promise<number> {
  const pages = await Promise.all(
    platform.services.account.origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()),
  );
  const counted = pages.map((text) =>
    Number(/^events_handled_total\{[^}]*outcome="parked"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0),
  );
  return counted.reduce((sum, count) => sum + count, 0);
}
