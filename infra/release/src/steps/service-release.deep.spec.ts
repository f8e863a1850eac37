import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceRelease } from '@waymark/contracts-core';
import { readRelease } from '../registry/read-release';
import type { Environment } from '../environments/environment';
import { startReleaseHouse } from '../../test/release-house';
import { checkLiveContracts } from './check-live-contracts';
import { publishService } from './publish-service';
import { retireOld } from './give-to-everyone';
import { rollService } from './roll-service';
import { runSteps } from './run-steps';
import { uploadBuilds } from './upload-builds';
import { verifyRelease } from './verify-release';
import { watchFirstVisitors } from './watch-first-visitors';

const STEPS = [
  checkLiveContracts,
  rollService,
  uploadBuilds,
  verifyRelease,
  publishService,
  watchFirstVisitors,
  retireOld,
];
const NO_FAULTS = 'http_request_duration_seconds_count{route="/api/geo/places",status="200"} 500';
const FAULTS = `${NO_FAULTS}\nhttp_request_duration_seconds_count{route="/api/geo/places",status="500"} 9`;

let house: Awaited<ReturnType<typeof startReleaseHouse>>;
const servers: Server[] = [];
/** Releases of a service that was never live, each with what it printed and did: not fit for visitors, then with faults. */
let first: Record<'unfit' | 'faulty', Awaited<ReturnType<typeof release>>>;

beforeAll(async () => {
  house = await startReleaseHouse();
  describeService('places', 'nearest');
  const unfit = await release('unfit', { startService: async () => [await start({ status: 500 })] });
  first = { unfit, faulty: await release('faulty', { startService: async () => [await start({ metrics: FAULTS })] }) };
  expect(await release('one')).toMatchObject({ ok: true });
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  await house.stop();
});

/** The service answers these addresses, as its contract says. */
function describeService(...names: string[]): void {
  const get = {
    parameters: [],
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: { type: 'object', properties: {}, required: [] } } },
      },
    },
  };
  const paths = Object.fromEntries(names.map((name) => [`/api/geo/${name}`, { get }]));
  house.write(
    'services/maps/service.json',
    JSON.stringify({ name: 'maps', apiVersion: '1.0.0', prefixes: ['/api/geo'] }),
  );
  house.write('services/maps/openapi.json', JSON.stringify({ paths }));
  house.write('services/maps/events.schema.json', JSON.stringify({ $defs: {} }));
}

/** A process of the service. */
async function start({ status = 200, metrics = NO_FAULTS } = {}): Promise<string> {
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(url.startsWith('/api') ? status : 200).end(url === '/metrics' ? metrics : '{}'),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const live = async (): Promise<ServiceRelease | null> =>
  (await readRelease(house.writerOf(house.environment.signer, 'reader'), 'service', 'maps')).value;

/** Returns the output and the actions on processes, each with the target of requests at that moment. */
async function release(version: string, own: Partial<Environment> = {}) {
  const done: string[] = [];
  const requestsGoTo = async () => (await live())?.version ?? 'nobody';
  const before = await live();
  const context = house.release(
    { service: { folder: 'services/maps', sources: {}, changed: null, live: before, version } },
    {},
    {
      isOwnOrigin: (origin) => origin.startsWith('http://127.0.0.1:'),
      startService: async () => [await start()],
      ...own,
      retireService: async (_slice, keep) => {
        const kept = keep.join() === before?.origins.join() ? 'old' : 'new';
        done.push(`all${keep.length === 0 ? '' : ` but the ${kept}`} end while requests go to ${await requestsGoTo()}`);
      },
    },
  );
  return { ok: await runSteps(STEPS, context), said: context.said(), done };
}

/** Runs a release that must fail, and returns its output and actions. Requests still go to the old target. */
async function unchanged(version: string, own: Partial<Environment> = {}) {
  const before = await live();
  const { ok, said, done } = await release(version, own);
  expect([ok, (await live())?.version, (await live())?.origins]).toEqual([false, before?.version, before?.origins]);
  return { said, done };
}

describe('a release of a service (R1.21, R1.26, R1.32, R4.7)', () => {
  it('starts the new build beside the old, sends requests there once it answers, and ends the old last (R1.15)', async () => {
    const { ok, said, done } = await release('two');
    expect([ok, (await live())?.previous?.version, done]).toEqual([
      true,
      'one',
      ['all but the new end while requests go to two'],
    ]);
    expect(said).toMatch(
      /two is ready at http[^]*the service answers at 1 addresses[^]*service two; 1 gateway follows[^]*500 answers and 0 faults of the service[^]*one has ended/,
    );
  });

  it('that is the first of its slice leaves nothing when it is not fit, and what it began where requests go there already (R1.61)', () => {
    const { unfit, faulty } = first;
    expect([unfit.ok, unfit.done]).toEqual([false, ['all end while requests go to nobody']]);
    expect(unfit.said).toMatch(/Taken back: the processes of maps unfit\.\n +Nothing of maps is live\./);
    expect([faulty.ok, faulty.done]).toEqual([false, []]);
    expect(faulty.said).toMatch(
      /NOT taken back: the processes of maps faulty \(.*requests go there, and there is no build before it\)\.\n +Visitors get service faulty\./,
    );
  });

  it('that would break a contract of what is live ends before anything is started (R1.9, RX.4, RX.15)', async () => {
    describeService('places');
    const { said, done } = await unchanged('three', { startService: () => Promise.reject(new Error('started')) });
    expect(said).toMatch(/^STOP check the contracts .*This would break what is live:\n +.*\/api\/geo\/nearest/m);
    expect([said.includes('started'), done]).toEqual([false, []]);
    describeService('places', 'nearest');
  });

  it('with a build that does not become ready leaves the old one as it is', async () => {
    const { said, done } = await unchanged('four', {
      startService: () => Promise.reject(new Error('maps-1 ended (code 1)')),
    });
    expect(said).toMatch(/STOP roll the service[^\n]*maps four does not become ready: maps-1 ended \(code 1\)/);
    expect(done).toEqual([]);
  });

  it.each([
    ['answers with faults', () => start({ status: 500 }), /\/api\/geo\/places answers 500/],
    [
      'does not answer',
      () => Promise.resolve('http://127.0.0.1:1'),
      /http:\/\/127\.0\.0\.1:1\/health\/ready does not answer/,
    ],
    [
      'is reached at an address that is not ours',
      async () => (await start()).replace('127.0.0.1', 'localhost'),
      /http:\/\/localhost:\d+ is no address of this platform/,
    ],
  ])('that %s gets no request, and its processes end', async (_what, origin, why) => {
    const { said, done } = await unchanged('five', { startService: async () => [await origin()] });
    expect(said).toMatch(why);
    expect(done).toEqual(['all but the old end while requests go to two']);
  });

  it('that fails for visitors is rolled back while the old one still runs', async () => {
    const { said, done } = await unchanged('six', { startService: async () => [await start({ metrics: FAULTS })] });
    expect(said).toMatch(
      /Service six fails: 9 of 509 answers are faults \(5xx\)[^]*Taken back: service six; requests go to two again/,
    );
    expect(done).toEqual(['all but the old end while requests go to two']);
  });
});
