import type { KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { startTestServers, type TestServers } from '@waymark/testing';
import { openRegistry } from './open-registry';
import { SliceLock } from './slice-lock';

let servers: TestServers;
let connection: NatsConnection;
let registry: KV;

beforeAll(async () => {
  servers = await startTestServers({ nats: true });
  const { host, username, password } = new URL(servers.nats?.url ?? '');
  connection = await connect({ servers: host, user: username, pass: decodeURIComponent(password) });
  registry = await openRegistry(connection);
}, 40_000);

afterAll(async () => {
  await connection.close();
  await servers.stop();
});

const ignore = () => undefined;
const take = (slice: string, by: string) => SliceLock.take(registry, slice, by, ignore);

describe('the lock of a slice', () => {
  it('goes to one of two concurrent callers; the other learns who is releasing (RX.7)', async () => {
    const asked = await Promise.allSettled(['ada', 'grace'].map((by) => take('maps', by)));
    const winners = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const told = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(winners).toHaveLength(1);
    expect(told).toEqual([expect.stringMatching(/(ada|grace) is releasing maps since .* UTC/)]);
    await winners[0]?.free();
    await (await take('maps', 'linus')).free();
  });

  it('holds for its slice alone', async () => {
    const maps = await take('maps', 'ada');
    const account = await take('account', 'grace');
    await Promise.all([maps.free(), account.free()]);
  });

  it('is taken over from a release that died, and never freed by the one that came back (RX.9)', async () => {
    const past = new Date(Date.now() - 1_000).toISOString();
    await registry.put('lock.account', JSON.stringify({ by: 'ada', run: 'dead', since: past, until: past }));
    const grace = await take('account', 'grace');
    await expect(take('account', 'linus')).rejects.toThrow('grace is releasing account');
    await grace.free();
  });

  it('is not kept from anybody by nonsense in the key', async () => {
    await registry.put('lock.reviews', 'nonsense');
    await (await take('reviews', 'ada')).free();
  });
});
