import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { PassThrough, type Readable } from 'node:stream';
import { patient } from '@waymark/testing';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';

const MB = 1024 * 1024;
const MAX = 2 * MB;
const PATH = '/api/reviews/photos';
const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' };
let reviews: StubService;
let gateway: TestGateway;
let peak = 0;

beforeAll(async () => {
  reviews = await startStubService((req, res) => {
    if (req.headers['x-test'] === 'not-you')
      return res.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      peak = Math.max(peak, size);
    });
    req.on('end', () => res.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ size })));
    return undefined;
  });
  const entry = serviceEntry('reviews', reviews.origin, '/api/reviews');
  entry.manifest.uploads = [{ path: PATH, maxBytes: MAX }];
  gateway = await startTestGateway({ services: { reviews: entry } }, { RATE_LIMIT_FACTOR: '100' });
});
afterAll(async () => {
  await gateway.close();
  await reviews.close();
});

const post = (body: Buffer | Readable, headers: Record<string, string> = {}, path = PATH) => {
  const init = { method: 'POST', headers: { ...FORM, ...headers }, body: body as never, duplex: 'half' };
  return fetch(gateway.origin + path, init as RequestInit);
};

/** A body whose length nobody is told. */
const untold = (bytes: number) => {
  const stream = new PassThrough();
  for (let sent = 0; sent < bytes; sent += MB / 4) stream.write(Buffer.alloc(MB / 4));
  return stream.end();
};

describe('a declared upload', () => {
  it('streams through beyond 64 KiB, told its length or not', async () => {
    expect(await (await post(Buffer.alloc(MAX))).json()).toEqual({ size: MAX });
    expect(await (await post(untold(MB))).json()).toEqual({ size: MB });
  });

  it('ends one byte past its limit: by what it says at once, by what it sends on the way', async () => {
    const before = reviews.seen.length;
    const told = await post(Buffer.alloc(MAX + 1));
    expect([told.status, told.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
    expect(reviews.seen).toHaveLength(before);
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
    entry.manifest.uploads = [{ path: PATH, maxBytes: MAX }];
    const alone = await startTestGateway({ services: { reviews: entry } });
    const answer = await fetch(alone.origin + PATH, { method: 'POST', headers: FORM, body: Buffer.alloc(MB) });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await alone.close();
  });
});

describe('the pace of an upload', () => {
  it('may be slow: 9 s for a file that keeps coming, where other bodies have 7', async () => {
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(gateway.origin + PATH, { method: 'POST', headers: FORM }, (res) =>
        resolve(res.resume().statusCode),
      );
      request.on('error', reject);
      let sent = 0;
      const timer = setInterval(() => {
        request.write(Buffer.alloc(16 * 1024));
        sent += 1;
        if (sent < 9) return;
        clearInterval(timer);
        request.end();
      }, 1_000);
    });
    expect(await answered).toBe(201);
  }, 30_000);

  it('is not nothing: 60 silent and dribbling sockets are told so and closed within 12 s', async () => {
    const port = Number(new URL(gateway.origin).port);
    const started = performance.now();
    const closed = Array.from({ length: 60 }, (_, index) => hold(port, index % 2 === 0));
    const answers = await Promise.all(closed);
    expect(performance.now() - started).toBeLessThan(patient(12_000));
    // Sixteen at once have a connection of the service; the others are asked to come back.
    expect(answers.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(16);
    expect(answers.filter((text) => text.startsWith('HTTP/1.1 503'))).toHaveLength(44);
  }, 20_000);
});

function hold(port: number, dribbles: boolean): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n-`;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    const timer = dribbles ? setInterval(() => socket.write('x'), 500) : undefined;
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer);
        resolve(text);
      });
  });
}
