import { Kvm, type KV } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, withdrawnKey, type ReleaseTally } from '@waymark/contracts-core';
import { openEntry, signAsGateway, type RegistryEntry } from '@waymark/registry';
import { pino } from 'pino';
import { signedByTest, TEST_KEY } from '../../test/start-test-gateway';
import { natsOptions } from '../registry/registry-connection';
import { Withdrawals } from './withdrawals';

const trust = { publicKeys: new Map([[TEST_KEY.keyId, TEST_KEY.publicKey]]), gatewayKey: Buffer.alloc(32) };
const about = (version: string) => ({ slice: 'maps', version });
const LATER = '2100-01-01T00:00:00.000Z';
const tally: ReleaseTally = { slice: 'maps', version: 'v2', loads: 30, loadErrors: 4, scriptErrors: 8 };

let connection: NatsConnection;
let bucket: KV;

beforeAll(async () => {
  connection = await connect(natsOptions(process.env['TEST_NATS_URL'] ?? ''));
  bucket = await new Kvm(connection).create(REGISTRY_BUCKET, { history: 10 });
}, 40_000);

afterAll(async () => {
  await connection.close();
});

function gateway() {
  const logged: object[] = [];
  const counted: string[] = [];
  const logger = pino(
    { base: null, messageKey: 'msg' },
    { write: (line: string) => void logged.push(JSON.parse(line) as object) },
  );
  const withdrawals = new Withdrawals(trust, logger, (slice) => void counted.push(slice));
  return { logged, counted, withdrawals };
}

/** What stands under the key now, if it is signed. */
async function lastWord(version: string): Promise<RegistryEntry | null> {
  const key = withdrawnKey('maps', version);
  const opened = openEntry(key, (await bucket.get(key))?.string() ?? '', trust);
  return opened.ok ? opened.entry : null;
}

describe('a withdrawn version (R3.15, R3.21)', () => {
  it('is in the registry, and in the log and metrics of the first gateway that withdrew it', async () => {
    const [one, other] = [gateway(), gateway()];
    for (const { withdrawals } of [one, other]) withdrawals.follow(connection);
    expect(await one.withdrawals.withdraw(tally, 'v1')).toBe(true);
    expect(await other.withdrawals.withdraw(tally, 'v1')).toBe(true);
    expect(await lastWord('v2')).toMatchObject({
      kind: 'withdrawn',
      value: { slice: 'maps', version: 'v2', errors: 12 },
    });
    expect([one.counted, other.counted]).toEqual([['maps'], []]);
    expect(one.logged).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'release withdrawn',
        slice: 'maps',
        version: 'v2',
        errors: 12,
        loads: 30,
        back: 'v1',
      }),
    ]);
    expect(other.logged).toEqual([]);
  });

  it.each([
    ['nonsense that somebody wrote', 'v3', 'by hand', true],
    [
      'the word that it is wanted again, even of a clock that goes before',
      'v4',
      signedByTest(withdrawnKey('maps', 'v4'), { ...about('v4'), reinstated: true, by: 'ada', at: LATER }),
      true,
    ],
    [
      'a withdrawal whose key somebody deleted',
      'v5',
      JSON.stringify(
        signAsGateway(
          withdrawnKey('maps', 'v5'),
          { ...about('v5'), reason: '', errors: 10, loads: 1, at: LATER },
          trust.gatewayKey,
        ),
      ),
      false,
    ],
  ])('is recorded despite %s', async (_what, version, text, isNew) => {
    const key = withdrawnKey('maps', version);
    await bucket.put(key, text);
    if (!isNew) await bucket.delete(key);
    const { withdrawals, counted } = gateway();
    withdrawals.follow(connection);
    expect(await withdrawals.withdraw({ ...tally, version }, 'v1')).toBe(true);
    expect(counted).toEqual(isNew ? ['maps'] : []);
    if (isNew) expect(await lastWord(version)).toMatchObject({ kind: 'withdrawn', value: { at: expect.any(String) } });
    if (version === 'v4') expect((await lastWord(version))?.value).toMatchObject({ at: '2100-01-01T00:00:00.001Z' });
  });

  it('is not withdrawn while the broker is down, and the log says so', async () => {
    const { withdrawals, logged, counted } = gateway();
    expect(await withdrawals.withdraw(tally, 'v1')).toBe(false);
    expect(counted).toEqual([]);
    expect(logged).toEqual([expect.objectContaining({ level: 50, msg: 'a broken release could not be withdrawn' })]);
  });
});
