import { PassThrough, type Readable } from 'node:stream';
import { gatewayBefore } from '../../test/gateway-before';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway } from '../../test/start-test-gateway';

const MB = 1024 * 1024;
const MAX = 2 * MB;
const PATH = '/api/reviews/photos';
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' };
const uploads = [{ path: PATH, maxBytes: MAX }];
let peak = 0;

const edge = gatewayBefore(
  (req, res) => {
    if (req.headers['x-test'] === 'not-you')
      return void res.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      peak = Math.max(peak, size);
    });
    req.on('end', () => res.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ size })));
  },
  { manifest: { uploads } },
);

const post = (body: Buffer | Readable, headers: Record<string, string> = {}, path = PATH) => {
  const init = { method: 'POST', headers: { ...FORM, ...headers }, body: body as never, duplex: 'half' };
  return fetch(edge.gateway.origin + path, init as RequestInit);
};

/** A body whose length nobody is told. */
const untold = (bytes: number) => {
  const stream = new PassThrough();
  for (let sent = 0; sent < bytes; sent += MB / 4) stream.write(Buffer.alloc(MB / 4));
  return stream.end();
};

describe('a declared upload', () => {
  it('is streamed beyond 64 KiB, with or without Content-Length', async () => {
    expect(await (await post(Buffer.alloc(MAX))).json()).toEqual({ size: MAX });
    expect(await (await post(untold(MB))).json()).toEqual({ size: MB });
  });

  it('ends one byte past its limit: by what it says at once, by what it sends on the way', async () => {
    const before = edge.reviews.seen.length;
    const told = await post(Buffer.alloc(MAX + 1));
    expect([told.status, told.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
    expect(edge.reviews.seen).toHaveLength(before);
    peak = 0;
    const sent = await post(untold(2 * MAX));
    expect(await sent.json()).toMatchObject({ status: 413, code: 'request.too-large' });
    expect(peak).toBeLessThanOrEqual(MAX);
  });

  it.each([
    ['as JSON', { 'content-type': 'application/json' }, 415],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is refused %s', async (_name, headers, status) => {
    expect((await post(Buffer.from('{}'), headers)).status).toBe(status);
  });

  it('leaves every other path at 64 KiB of JSON', async () => {
    expect((await post(Buffer.alloc(100), {}, '/api/reviews')).status).toBe(415);
    expect((await post(Buffer.alloc(100), {}, `${PATH}/1`)).status).toBe(415);
  });

  it('brings the answer of a service that does not want it, while it is still being sent', async () => {
    const answer = await post(Buffer.alloc(MAX), { 'x-test': 'not-you' });
    expect(answer.status).toBe(401);
    expect((await post(Buffer.alloc(MB))).status).toBe(201);
  });

  it('is a 503 that says when to come back while its service is down', async () => {
    const entry = serviceEntry('reviews', 'http://127.0.0.1:1', '/api/reviews');
    entry.manifest.uploads = uploads;
    const alone = await startTestGateway({ services: { reviews: entry } });
    const answer = await fetch(alone.origin + PATH, { method: 'POST', headers: FORM, body: Buffer.alloc(MB) });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await alone.close();
  });
});
