import { setTimeout as pause } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { Pool } from 'undici';
import { until, withClient } from '@waymark/testing';
import { join } from 'node:path';
import { serviceKey } from '@waymark/contracts-core';
import { openRegistry, publishService, registryWriter } from '@waymark/release/registry';
import { untilAllFollow } from '@waymark/release';
import { ARTEFACTS, ROOT } from '../local/paths';
import { localSigningKey } from '../local/registry-key';
import type { Finding, Form, Guarantee } from './guarantee';
import type { Ask } from '../load/send';
import { failures, startReading } from '../load/steady-load';
import { Voting } from '../load/voting';
import type { Slice } from '../load/site';
import type { ChaosPlatform } from './platform/chaos-platform';
import { rollCrew } from './platform/service-crew';
import { withBroker } from '../load/with-broker';

/**
 * Rolls a service as a release does: starts new processes, then updates the registry, then every gateway, and only
 * then stops the old ones.
 */
async function rollService(platform: ChaosPlatform, slice: Slice): Promise<void> {
  const crew = platform.services[slice];
  const retire = await rollCrew(slice, crew);
  await withBroker(platform.urls.nats, async (connection) => {
    const writer = registryWriter(await openRegistry(connection), localSigningKey(), 'chaos');
    const { release } = await publishService(writer, {
      serviceDir: join(ROOT, 'services', slice),
      artefactsDir: ARTEFACTS,
      version: 'chaos',
      origins: crew.origins,
    });
    const following = await untilAllFollow(connection, { [serviceKey(slice)]: release.sequence });
    if (following < platform.gatewayOrigins.length)
      throw new Error(`Only ${following} of ${platform.gatewayOrigins.length} gateways said that they follow.`);
  });
  await retire();
}

const PER_SECOND = 200;
/** Every fourth request is a vote. */
const VOTE_EVERY = 4;
const ROUNDS: Record<Form, number> = { short: 1, full: 3 };
const BEFORE_AND_AFTER_MS = 1_000;
const SETTLE_MS = 10_000;
const SLICES: readonly Slice[] = ['reviews', 'account', 'maps'];

/** Each service is replaced by new processes while people read and vote. Each request is sent once, without retries. */
export const rolledServices: Guarantee = {
  id: 'G13',
  slices: ['reviews', 'account', 'maps'],
  promise: 'rolling a service fails no request, and loses and doubles no event',
  // Not in CI until it has passed on an idle machine.
  needsCluster: true,
  async run(platform, form) {
    // Many reviews: voters on the same one wait for each other, which G1 tests.
    const voting = await Voting.prepare(platform, { authors: 5, reviewsEach: 10, members: 60 });
    const pool = new Pool(platform.origin, { connections: 200 });
    const load = () => startReading(pool, readsOf(voting), PER_SECOND, { every: VOTE_EVERY, writers: voting });
    try {
      return {
        held: await rollAll(platform, voting, load, ROUNDS[form]),
        control: await killUnderLoad(platform, load),
      };
    } finally {
      await Promise.all([voting.close(), pool.close()]);
    }
  },
};

type Load = () => ReturnType<typeof startReading>;

function readsOf(voting: Voting): Ask[] {
  const cookie = voting.members[0]?.cookie ?? '';
  return [
    { path: `/api/reviews/${voting.reviews[0]}/votes`, cookie },
    { path: '/api/auth/user', cookie },
    { path: '/api/top-reviewer' },
    { path: '/api/footpath-reports?limit=5' },
  ];
}

async function rollAll(platform: ChaosPlatform, voting: Voting, load: Load, rounds: number): Promise<Finding> {
  const before = await told(platform);
  const running = load();
  await pause(BEFORE_AND_AFTER_MS);
  for (let round = 0; round < rounds; round += 1) for (const slice of SLICES) await rollService(platform, slice);
  await pause(BEFORE_AND_AFTER_MS);
  const sent = await running.stop();
  const { wrong } = await voting.settle(SETTLE_MS);
  const after = await told(platform);
  const events = after.written - before.written;
  const inStream = after.inStream - before.inStream;
  const failed = failures(sent);
  const figure = `${SLICES.join(', ')} rolled ${rounds} times under ${PER_SECOND} requests/s: ${sent.length} requests, ${failed.length === 0 ? 'none failed' : failed.join(', ')}; ${events} events written, ${inStream} in the stream`;
  return {
    isAsItMust: failed.length === 0 && wrong.length === 0 && events === inStream,
    figure: [figure, ...wrong].join('; '),
  };
}

/** Runs the same load while the service's processes are killed and restarted. */
async function killUnderLoad(platform: ChaosPlatform, load: Load): Promise<Finding> {
  const running = load();
  await platform.parts.reviews.crash();
  const sent = await running.stop();
  const failed = sent.filter(({ status }) => status !== 200).length;
  return { isAsItMust: failed > 0, figure: `without an order of steps ${failed} of ${sent.length} requests failed` };
}

/** Returns how many events the reviews service has written and how many its stream holds, once all are published. */
function told(platform: ChaosPlatform): Promise<{ written: number; inStream: number }> {
  return withClient(platform.databases.reviews.ownerUrl, async (client) => {
    await until('publishing', SETTLE_MS, async () =>
      (await client.query('SELECT 1 FROM outbox WHERE published_at IS NULL')).rowCount ? null : true,
    );
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox');
    const { state } = await withBroker(platform.urls.nats, async (connection) =>
      (await jetstreamManager(connection)).streams.info('REVIEWS'),
    );
    return { written: rows[0]?.n ?? 0, inStream: state.messages };
  });
}
