import { serviceManifestSchema } from '@waymark/contracts-core';
import { readRelease } from '../registry/read-release';
import { writeRelease } from '../registry/write-release';
import type { Environment } from '../environments/environment';
import { startReleaseHouse } from '../../test/release-house';
import { rollBackService } from './roll-back-service';

const manifest = serviceManifestSchema.parse({ name: 'maps', apiVersion: '1.0.0', prefixes: ['/api/geo'] });
const [FIRST, SECOND] = [['http://maps:8080'], ['http://maps-two.waymark.svc:8080']];
let house: Awaited<ReturnType<typeof startReleaseHouse>>;

beforeAll(async () => (house = await startReleaseHouse()), 60_000);
afterAll(() => house.stop());
beforeEach(async () => {
  await house.registry.purge('service.maps');
  await publish({ version: 'one', origins: FIRST });
  await publish({ version: 'two', origins: SECOND, previous: { version: 'one', origins: FIRST } });
});

const writer = () => house.writerOf(house.environment.signer, 'ada');
const publish = (content: { version: string; origins: string[]; previous?: { version: string; origins: string[] } }) =>
  writeRelease(writer(), 'service', 'maps', () => ({ ...content, manifest, act: 'publish' }));
const live = async () => (await readRelease(writer(), 'service', 'maps')).value;

/** Rolls back with this environment and answers what was done to processes and why it ended. */
async function rollBack(own: Partial<Environment> = {}, connection = house.connection) {
  const done: string[] = [];
  const session = house.session('ada', {
    startService: (_slice, version, before = []) => {
      done.push(`starts ${version}, which was at ${before.join()}`);
      return Promise.resolve([...before]);
    },
    retireService: async (_slice, keep) =>
      void done.push(`ends all but ${keep.join()} while requests go to ${(await live())?.version}`),
    ...own,
  });
  const why = await rollBackService({ ...session, connection }, 'maps').then(
    () => null,
    (error: Error) => error.message,
  );
  return { done, said: session.said(), why, version: (await live())?.version, origins: (await live())?.origins };
}

describe('a service that is rolled back (R1.56)', () => {
  it('runs in the build before, where that was reached, and ends last', async () => {
    expect(await rollBack()).toEqual({
      done: ['starts one, which was at http://maps:8080', 'ends all but http://maps:8080 while requests go to one'],
      said: 'Took service two back: one answers at http://maps:8080 (1 gateway follows).',
      why: null,
      version: 'one',
      origins: FIRST,
    });
  });

  it('stays as it is when the build before does not start', async () => {
    expect(await rollBack({ startService: () => Promise.reject(new Error('no image')) })).toMatchObject({
      done: [],
      why: 'no image',
      version: 'two',
      origins: SECOND,
    });
  });

  it('is left to somebody who released meanwhile: what was started ends, what they started does not', async () => {
    const startService: Environment['startService'] = async () => {
      await publish({ version: 'three', origins: ['http://maps-three.waymark.svc:8080'] });
      return FIRST;
    };
    const { done, why, version } = await rollBack({ startService });
    expect([done, version]).toEqual([
      [`ends all but ${SECOND.join()},http://maps-three.waymark.svc:8080 while requests go to three`],
      'three',
    ]);
    expect(why).toMatch(/service\.maps is not as it was when this release began: ada wrote it meanwhile/);
  });

  it('runs in both builds while it is not known that every gateway follows: requests may go to either', async () => {
    const lost = Object.create(house.connection, {
      requestMany: { value: () => Promise.reject(new Error('the broker is away')) },
    }) as typeof house.connection;
    expect(await rollBack({}, lost)).toMatchObject({
      done: ['starts one, which was at http://maps:8080'],
      why: 'the broker is away',
      version: 'one',
    });
  });
});
