import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gatewayBefore } from '../../test/gateway-before';

const edge = gatewayBefore((_req, res) => res.end('{}'));
beforeAll(async () => {
  const folder = join(edge.gateway.dir, 'r/reviews/v1');
  await mkdir(folder, { recursive: true });
  for (const name of ['a.js', 'a.js.map', 'a.js.map.gz', 'a.js.map.br']) await writeFile(join(folder, name), '{}');
});

const inside = (path: string) => fetch(edge.gateway.internalOrigin + path);
const outside = (path: string) => fetch(edge.gateway.origin + path);

describe('the internal port', () => {
  it('tells figures, which parts are up, and what our files were made of', async () => {
    expect(await (await inside('/metrics')).text()).toContain('gateway_requests_total');
    expect(await (await inside('/health/ready')).json()).toMatchObject({
      parts: { nats: 'down', redis: 'down', reviews: 'up' },
    });
    expect((await inside('/health/live')).status).toBe(200);
    expect((await inside('/r/reviews/v1/a.js.map')).status).toBe(200);
  });
});

describe('the public port', () => {
  it.each(['/api/health', '/health/live', '/health/ready'])(
    '%s says whether this process can serve, without internal details and without asking other processes',
    async (path) => {
      const before = edge.reviews.seen.length;
      const answer = await outside(path);
      expect([answer.status, await answer.text()]).toEqual([200, '{"status":"ok"}']);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect((await fetch(edge.gateway.origin + path, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(edge.gateway.origin + path, { method: 'POST' })).status).toBe(405);
      expect(edge.reviews.seen).toHaveLength(before);
    },
  );

  it.each([
    '/metrics',
    '/metrics/',
    '//metrics',
    '/api/metrics',
    '/api/reviews/..%2f..%2fmetrics',
    '/api/reviews/%2e%2e/%2e%2e/metrics',
  ])('%s is no address', async (path) => {
    const answer = await outside(path);
    expect([404, 503]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/^# (HELP|TYPE)/m);
    expect(edge.reviews.seen.map(({ url }) => url)).not.toContainEqual(expect.stringContaining('metrics'));
  });

  it.each(['a.js.map', 'a.js%2emap', 'a.js.m%61p', 'a.js.map.gz', 'a.js.map.br', 'a.js%2Emap%2Egz'])(
    'does not hand out %s',
    async (file) => {
      expect((await outside('/r/reviews/v1/a.js')).status).toBe(200);
      expect(
        (await fetch(`${edge.gateway.origin}/r/reviews/v1/${file}`, { headers: { 'accept-encoding': 'gzip, br' } }))
          .status,
      ).toBe(404);
    },
  );
});
