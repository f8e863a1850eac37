import type { ServerResponse } from 'node:http';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';

const PATH = '/api/reviews';
const SMALL = JSON.stringify({ text: 'r'.repeat(80_000) });
const LARGE = Buffer.alloc(2 * 1024 * 1024, 'r');

/** What a process does that is killed while it answers. */
const deaths: Record<string, (res: ServerResponse) => void> = {
  'before its answer': (res) => res.destroy(),
  'after its headers': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(SMALL) });
    res.flushHeaders();
    setImmediate(() => res.destroy());
  },
  'after the headers of a body of unknown length': (res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.flushHeaders();
    setImmediate(() => res.destroy());
  },
  'in the middle of its body': (res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(SMALL) });
    res.write(SMALL.slice(0, 40_000), () => setImmediate(() => res.destroy()));
  },
};

let dies: (res: ServerResponse) => void = () => undefined;
let dying: StubService;
let well: StubService;
let gateway: TestGateway;

// A gateway for each: what it has learnt of the dying process would keep it from asking there.
beforeEach(async () => {
  dying = await startStubService((_req, res) => dies(res));
  well = await startStubService((req, res) => {
    if (req.url !== `${PATH}/large`) return res.writeHead(200, { 'content-type': 'application/json' }).end(SMALL);
    res.writeHead(200, { 'content-type': 'text/csv', 'content-length': LARGE.length }).end(LARGE);
  });
  const entry = { ...serviceEntry('reviews', dying.origin, PATH), origins: [dying.origin, well.origin] };
  gateway = await startTestGateway({ services: { reviews: entry } }, { RATE_LIMIT_FACTOR: '100' });
});

afterEach(async () => {
  await gateway.close();
  await Promise.all([dying.close(), well.close()]);
});

/** Asked four times at once, so that it is not chance whom a second try meets. */
const askOften = () =>
  Promise.all(
    Array.from({ length: 4 }, async () => {
      const answer = await fetch(gateway.origin + PATH);
      return [answer.status, await answer.text()];
    }),
  );

describe('a read whose process dies', () => {
  it.each(Object.keys(deaths))('%s is answered by another one', async (when) => {
    dies = deaths[when] as (res: ServerResponse) => void;
    expect(await askOften()).toEqual(Array(4).fill([200, SMALL]));
    expect(dying.seen.length).toBeGreaterThan(0);
  });

  it('leaves a write alone: whether it was done is not known', async () => {
    dies = deaths['after its headers'] as (res: ServerResponse) => void;
    const post = () =>
      fetch(gateway.origin + PATH, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } }).then(
        (answer) => answer.text(),
        () => 'cut',
      );
    await Promise.all([post(), post()]);
    expect(dying.seen.length + well.seen.length).toBe(2);
  });

  it('is not held back when it is large: that one streams', async () => {
    const answer = await fetch(`${gateway.origin}${PATH}/large`);
    expect((await answer.arrayBuffer()).byteLength).toBe(LARGE.length);
  });
});
