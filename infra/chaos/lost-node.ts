import { setTimeout as pause } from 'node:timers/promises';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { until, withClient } from '@waymark/testing';
import { makeFactStream } from './controls/fact-stream';
import type { Finding, Guarantee } from './guarantee';
import { failures, startSteadyLoad, type Answered } from '../load/steady-load';
import { Voting } from '../load/voting';
import type { ChaosPlatform } from './platform/chaos-platform';
import type { BrokerNode } from './platform/start-broker';
import { withBroker } from '../load/with-broker';

/**
 * Milliseconds until the broker accepts events again. Most of it is an election of 4 to 9 s, which NATS 2.9 does not
 * let us configure.
 */
const RESUME_MS = 10_000;
/** Milliseconds until every count is right, including delayed events. */
const COUNTED_MS = 15_000;
const BACK_MS = 30_000;
const PER_SECOND = 20;
/** Recorded when all members are still waiting for the response to their last vote. */
const NOBODY_FREE = { path: 'nobody', status: 200 };
const VICTIMS = { short: 1, full: 3 };

interface Loss {
  figure: string;
  wrong: string[];
}

/**
 * Members vote while one of the broker's three nodes is killed, first the one that leads the stream. It stays down
 * until the counts are right.
 */
export const lostNode: Guarantee = {
  id: 'lost-node',
  slices: ['reviews', 'account'],
  promise:
    'one NATS node of three killed: no vote is refused, events are written again within 10 s and nothing is lost',
  needsCluster: true,
  async run(platform, form) {
    const voting = await Voting.prepare(platform, { authors: 2, reviewsEach: 5, members: 40 });
    const losses: Loss[] = [];
    const leader = await leaderOf(platform, 'REVIEWS');
    const victims = [leader, ...platform.brokerNodes.filter((node) => node !== leader)].slice(0, VICTIMS[form]);
    for (const node of victims) {
      losses.push(await loseNode(platform, voting, node));
      await node.part.start();
      await until('all nodes', BACK_MS, () => allNodesFollow(platform));
    }
    const control = await streamOnOneNode(platform, leader);
    await voting.close();
    const wrong = losses.flatMap((loss) => loss.wrong);
    return {
      held: {
        isAsItMust: wrong.length === 0,
        figure: [losses.map(({ figure }) => figure).join(', '), ...wrong].join('; '),
      },
      control,
    };
  },
};

async function loseNode(platform: ChaosPlatform, voting: Voting, node: BrokerNode): Promise<Loss> {
  const isLeader = (await leaderOf(platform, 'REVIEWS')) === node;
  const load = startSteadyLoad<Answered>(PER_SECOND, async () => (await voting.trySend()) ?? NOBODY_FREE);
  await pause(1_000);
  await node.part.kill();
  const killed = performance.now();
  const votes = pause(1_000).then(() => load.stop());
  const [resumed, sent] = await Promise.all([secondsUntilWritten(platform), votes]);
  const { wrong } = await voting.settle(COUNTED_MS - (performance.now() - killed));
  const counted = ((performance.now() - killed) / 1_000).toFixed(1);
  const failed = failures(sent);
  const late = resumed === null ? [`no event was written for ${RESUME_MS / 1_000} s`] : [];
  const figure = `${node.name}${isLeader ? ' (leads the stream)' : ''} killed: ${failed.length === 0 ? 'no vote refused' : failed.join(', ')}, events written again ${resumed ?? 'more than 10'} s and all counted ${counted} s later`;
  return { figure, wrong: [...failed, ...late, ...wrong].map((text) => `${node.name}: ${text}`) };
}

/**
 * Returns the seconds until the broker has acknowledged an event created from now on; null when none is within the
 * limit.
 */
async function secondsUntilWritten(platform: ChaosPlatform): Promise<number | null> {
  const began = performance.now();
  return withClient(platform.databases.reviews.ownerUrl, async (client) => {
    const since = (await client.query<{ now: Date }>('SELECT now()')).rows[0]?.now;
    while (performance.now() - began < RESUME_MS) {
      const { rowCount } = await client.query(
        'SELECT 1 FROM outbox WHERE created_at > $1 AND published_at IS NOT NULL LIMIT 1',
        [since],
      );
      if (rowCount) return Math.round((performance.now() - began) / 100) / 10;
      await pause(50);
    }
    return null;
  });
}

async function leaderOf(platform: ChaosPlatform, stream: string): Promise<BrokerNode> {
  const { cluster } = await withBroker(platform.urls.nats, async (connection) =>
    (await jetstreamManager(connection)).streams.info(stream),
  );
  const node = platform.brokerNodes.find(({ name }) => name === cluster?.leader);
  if (!node) throw new Error(`Nobody leads ${stream}.`);
  return node;
}

/** A restarted node must catch up first: killing a second one before that would leave too few. */
async function allNodesFollow(platform: ChaosPlatform): Promise<true> {
  return withBroker<true>(platform.urls.nats, async (connection) => {
    const { cluster } = await (await jetstreamManager(connection)).streams.info('REVIEWS');
    const followers = cluster?.replicas?.filter(({ current, offline }) => current && !offline).length ?? 0;
    if (!cluster?.leader || followers < platform.brokerNodes.length - 1) throw new Error(JSON.stringify(cluster));
    return true;
  });
}

/** A stream on one node only, as without NATS_REPLICAS. */
async function streamOnOneNode(platform: ChaosPlatform, node: BrokerNode): Promise<Finding> {
  await makeFactStream(platform.urls.nats, { on: node.name });
  await node.part.kill();
  const resumed = await withBroker(platform.urls.nats, async (connection) => {
    const deadline = Date.now() + RESUME_MS;
    while (Date.now() < deadline) {
      if (
        await jetstream(connection)
          .publish('control.fact.1', '', { timeout: 1_000 })
          .catch(() => null)
      )
        return true;
      await pause(250);
    }
    return false;
  });
  await node.part.start();
  return {
    isAsItMust: !resumed,
    figure: `a stream on that node alone took ${resumed ? 'something' : 'nothing'} for ${RESUME_MS / 1_000} s`,
  };
}
