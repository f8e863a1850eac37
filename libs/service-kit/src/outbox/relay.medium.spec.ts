import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { Database } from '../database/database';
import { Broker, brokerOptions } from '../events/broker';
import { createLog } from '../log/create-log';
import { Metrics } from '../metrics/metrics';
import { KitServers } from '../spec-support/kit-servers';
import { noteAdded } from '../spec-support/sample-contracts';
import { guardStream, type StreamGuard } from './guard-stream';
import { Outbox } from './outbox';
import { Relay } from './relay';
import { RelaySession } from './relay-session';

const log = createLog('spec', 'silent');
let servers: KitServers;
let database: Database;

beforeAll(async () => {
  servers = await KitServers.start();
  database = new Database(servers.databaseUrl, 'spec', log);
}, 60_000);

afterAll(async () => {
  await database?.close();
  await servers?.stop();
}, 30_000);

beforeEach(async () => {
  await database.query(sql`TRUNCATE outbox, stream_position`);
});

async function addEvents(count: number): Promise<void> {
  const outbox = new Outbox();
  await database.transaction(async (tx) => {
    for (let index = 1; index <= count; index += 1) {
      await outbox.add(tx, noteAdded, { aggregateId: index, aggregateVersion: 1, data: { noteId: index } });
    }
  });
}

async function allPublished(): Promise<true | null> {
  const row = await database.one<{ waiting: string }>(
    sql`SELECT count(*) AS waiting FROM outbox WHERE published_at IS NULL`,
  );
  return row?.waiting === '0' ? true : null;
}

async function stream(slice: string) {
  const connection = await connect(brokerOptions(servers.nats.url, 'spec'));
  try {
    const { state, config } = await (await jetstreamManager(connection)).streams.info(slice.toUpperCase());
    return { messages: state.messages, description: config.description };
  } finally {
    await connection.close();
  }
}

interface WithRelay {
  guard?: StreamGuard;
  metrics?: Metrics;
  /** In place of the broker itself, which it is made of. */
  seenAs?: (real: Broker) => Broker;
}

async function withRelay<T>(
  work: () => Promise<T>,
  { guard, metrics = new Metrics('spec'), seenAs = (real) => real }: WithRelay = {},
): Promise<T> {
  const real = new Broker(servers.nats.url, 'spec', log);
  const relay = new Relay({ url: servers.databaseUrl, slice: 'sample', broker: seenAs(real), log, metrics, guard });
  real.start();
  relay.start();
  try {
    return await work();
  } finally {
    await relay.stop();
    await real.close();
  }
}

describe('the relay (R7.11, R7.12)', () => {
  it('publishes again what a wiped broker lost, under a new generation', async () => {
    await withRelay(async () => {
      await addEvents(300);
      await until('the first events', 10_000, allPublished);
      await servers.wipeBroker();
      await addEvents(20);
      await until('the rest', 15_000, async () =>
        (await allPublished()) && (await stream('sample')).messages >= 320 ? true : null,
      );
    });
    expect(await stream('sample')).toEqual({ messages: 320, description: 'generation=2' });
  }, 40_000);

  it('publishes again the tail of a stream that went back', async () => {
    await servers.wipeBroker();
    await withRelay(async () => {
      await addEvents(10);
      await until('ten events', 10_000, allPublished);
    });
    // As if the broker had once held fifteen: five rows with numbers that its stream never reached.
    await addEvents(5);
    await database.query(sql`
      UPDATE outbox SET published_at = now(), stream_seq = 10 + rank.n,
             stream_created = (SELECT created FROM stream_position WHERE stream = 'SAMPLE')
      FROM (SELECT id, row_number() OVER (ORDER BY seq) AS n FROM outbox WHERE published_at IS NULL) AS rank
      WHERE rank.id = outbox.id`);
    await database.query(sql`UPDATE stream_position SET last_seq = 15`);
    const found = await withRelay(() =>
      until('fifteen events', 10_000, async () => {
        const state = await stream('sample');
        return state.messages === 15 ? state : null;
      }),
    );
    expect(found.description).toBe('generation=2');
  }, 30_000);

  it('of two relays on one database only one publishes, in order (R7.7)', async () => {
    await servers.wipeBroker();
    await withRelay(() =>
      withRelay(async () => {
        await addEvents(400);
        await until('all events', 10_000, allPublished);
      }),
    );
    expect((await stream('sample')).messages).toBe(400);
    const row = await database.one<{ disorder: string }>(sql`
      SELECT count(*) AS disorder FROM (SELECT stream_seq - lag(stream_seq) OVER (ORDER BY seq) AS step FROM outbox) AS steps
      WHERE step <= 0`);
    expect(row?.disorder).toBe('0');
  }, 30_000);

  it('lets another one publish while it cannot reach the broker itself, and says no more how much waits', async () => {
    await servers.wipeBroker();
    let isAway = false;
    const seenAs = (real: Broker) =>
      ({
        get connection() {
          return isAway ? null : real.connection;
        },
        onUp: (call: () => void) => real.onUp(call),
      }) as Broker;
    const metrics = new Metrics('spec');
    const work = async () => {
      await addEvents(1);
      await until('the first event, by the only relay', 10_000, allPublished);
      isAway = true;
      await withRelay(async () => {
        await addEvents(5);
        await until('the rest, by the other one', 10_000, allPublished);
        metrics.waiting.set(5);
        isAway = false;
        await until('no number of its own', 10_000, async () =>
          (await metrics.waiting.get()).values[0]?.value === 0 ? true : null,
        );
      });
    };
    await withRelay(work, { metrics, seenAs });
  }, 40_000);

  it('checks the stream again after the broker restarts, however recent the last check', async () => {
    let comesUp = (): void => undefined;
    const seenAs = (real: Broker) =>
      ({
        get connection() {
          return real.connection;
        },
        onUp: (call: () => void) => real.onUp((comesUp = call)),
      }) as Broker;
    let looks = 0;
    const guard: StreamGuard = (...found) => ((looks += 1), guardStream(...found));
    const work = async () => {
      await addEvents(1);
      await until('the first event', 10_000, allPublished);
      const before = looks;
      comesUp();
      await addEvents(1);
      await until('the second event', 10_000, allPublished);
      expect(looks).toBeGreaterThan(before);
    };
    await withRelay(work, { guard, seenAs });
  }, 30_000);

  it('that hangs loses the lock, and notices it', async () => {
    const still = await RelaySession.open(servers.databaseUrl, () => undefined);
    const next = await RelaySession.open(servers.databaseUrl, () => undefined);
    try {
      const limit = await still.client.query<{ idle_session_timeout: string }>('SHOW idle_session_timeout');
      expect(limit.rows).toEqual([{ idle_session_timeout: '15s' }]);
      expect([await still.tryLock(), await next.tryLock()]).toEqual([true, false]);
      // Shorter only once the lock is held: on a busy machine a short one would end the session before it asks.
      await still.client.query('SET idle_session_timeout = 200');
      await until('the lock', 10_000, async () => ((await next.tryLock()) ? true : null));
      await until('the end of its session', 10_000, async () => (still.isLost ? true : null));
    } finally {
      await Promise.all([still.close(), next.close()]);
    }
  }, 30_000);
});
