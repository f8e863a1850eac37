import { Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, withdrawnKey, type ReleaseTally } from '@waymark/contracts-core';
import { startTestServers, type TestServers } from '@waymark/testing';
import { pino } from 'pino';
import { natsOptions } from '../registry/nats-options';
import { Withdrawals } from './withdrawals';

const tally: ReleaseTally = { slice: 'maps', version: 'v2', loads: 30, loadErrors: 4, scriptErrors: 8 };

let servers: TestServers;
let connection: NatsConnection;

beforeAll(async () => {
  servers = await startTestServers({ nats: true });
  connection = await connect(natsOptions(servers.nats?.url ?? ''));
  await new Kvm(connection).create(REGISTRY_BUCKET);
}, 40_000);

afterAll(async () => {
  await connection.close();
  await servers.stop();
});

function gateway() {
  const logged: object[] = [];
  const counted: string[] = [];
  const logger = pino({ base: null, messageKey: 'msg' }, { write: (line: string) => void logged.push(JSON.parse(line) as object) });
  const withdrawals = new Withdrawals(Buffer.alloc(32), logger, (slice) => void counted.push(slice));
  return { logged, counted, withdrawals };
}

describe('a version that is taken back', () => {
  it('stands in the registry, and in the log and metrics of the one gateway that said so first', async () => {
    const [one, other] = [gateway(), gateway()];
    for (const { withdrawals } of [one, other]) withdrawals.follow(connection);
    expect(await one.withdrawals.withdraw(tally, 'v1')).toBe(true);
    expect(await other.withdrawals.withdraw(tally, 'v1')).toBe(true);
    expect((await (await new Kvm(connection).open(REGISTRY_BUCKET)).get(withdrawnKey('maps', 'v2')))?.operation).toBe('PUT');
    expect([one.counted, other.counted]).toEqual([['maps'], []]);
    expect(one.logged).toEqual([expect.objectContaining({ level: 50, msg: 'release withdrawn', slice: 'maps', version: 'v2', errors: 12, loads: 30, back: 'v1' })]);
    expect(other.logged).toEqual([]);
  });

  it('is not yet one while the broker is away, and the log says so', async () => {
    const { withdrawals, logged, counted } = gateway();
    expect(await withdrawals.withdraw(tally, 'v1')).toBe(false);
    expect(counted).toEqual([]);
    expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'a broken release could not be withdrawn' })]);
  });
});
