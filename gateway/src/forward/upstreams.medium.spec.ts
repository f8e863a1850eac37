import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { serviceEntry } from '../../test/service-entry';
import { startStubService, type StubService } from '../../test/stub-service';
import { fetchJson } from './fetch-json';
import type { Upstream } from './service-upstreams';
import { Upstreams } from './upstreams';

const PATH = '/api/reviews';
const waiting: ServerResponse[] = [];
let old: StubService;
let next: StubService;
let upstreams: Upstreams;

beforeEach(async () => {
  waiting.length = 0;
  old = await startStubService((_req, res) => waiting.push(res));
  next = await startStubService((_req, res) => res.end('"next"'));
  upstreams = new Upstreams();
  upstreams.update({ services: { reviews: serviceEntry('reviews', old.origin, PATH) } });
});

afterEach(async () => {
  await upstreams.close();
  await Promise.all([old.close(), next.close()]);
});

const picked = (): Upstream => upstreams.byPath(PATH)?.pick() as Upstream;

async function switchWhileAsked(services: Parameters<Upstreams['update']>[0]['services']) {
  const asked = fetchJson(picked(), PATH, 20_000);
  while (waiting.length === 0) await new Promise(setImmediate);
  const closed = once(waiting[0]!.socket!, 'close');
  upstreams.update({ services });
  return { asked, closed };
}

describe('a process of a service that leaves the registry (R1.17)', () => {
  it('finishes running requests, while new ones go to the new processes', async () => {
    const { asked, closed } = await switchWhileAsked({ reviews: serviceEntry('reviews', next.origin, PATH) });
    expect(await fetchJson(picked(), PATH, 20_000)).toEqual({ status: 200, body: 'next' });
    expect(old.seen).toHaveLength(1);
    waiting[0]!.end('"old"');
    expect(await asked).toEqual({ status: 200, body: 'old' });
    // Its connections end by themselves: the process can be stopped without cutting one.
    await closed;
  });

  it('finishes it too when the whole service leaves', async () => {
    const { asked } = await switchWhileAsked({});
    expect(upstreams.byPath(PATH)).toBeNull();
    waiting[0]!.end('"old"');
    expect(await asked).toEqual({ status: 200, body: 'old' });
  });

  it('is not what a request gets that found the service before and is sent after', async () => {
    const service = upstreams.byPath(PATH);
    upstreams.update({ services: { reviews: serviceEntry('reviews', next.origin, PATH) } });
    expect(service?.pick()?.origin).toBe(next.origin);
  });

  it('costs the processes that stay no connection', () => {
    const kept = picked();
    const entry = serviceEntry('reviews', old.origin, PATH);
    upstreams.update({ services: { reviews: { ...entry, origins: [old.origin, next.origin] } } });
    expect([picked(), picked()]).toContain(kept);
  });
});
