import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { request as send } from 'undici';
import { startTestGateway, type TestGateway } from '../../test/start-test-gateway';

const CODE = 'export const places = "step-free";\n'.repeat(60);
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ shell: { version: 'v1', scripts: [], styles: [], preload: [], integrity: {} } });
  const folder = join(gateway.dir, 'r/maps/v1');
  await mkdir(join(folder, 'deep'), { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'main.js'), CODE),
    writeFile(join(folder, 'main.js.br'), brotliCompressSync(CODE)),
    writeFile(join(folder, 'main.js.gz'), gzipSync(CODE)),
    writeFile(join(folder, 'main.js.map.gz'), gzipSync('{}')),
    writeFile(join(folder, 'deep/empty.txt'), ''),
    writeFile(join(folder, 'Stra\u00dfe 1.txt'), 'x'),
  ]);
}, 30_000);
afterAll(() => gateway.close());

/** As it comes, which fetch would unpack. */
async function get(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await send(gateway.origin + path, { method, headers });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers as Record<string, string | undefined>, bytes };
}

const SCRIPT = '/r/maps/v1/main.js';
/** One of each kind that the gateway serves by itself. */
const FILES = [
  SCRIPT,
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  '/robots.txt',
  '/sitemaps/pages.xml',
  '/sitemap.xml',
];

describe.each(FILES)('%s', (path) => {
  const plain = { 'accept-encoding': 'identity' };

  it('can be told apart from other versions, in every kind of request', async () => {
    const whole = await get(path);
    const told = ['etag', 'cache-control', 'vary', 'x-content-type-options'];
    const saying = ({ headers }: typeof whole) => told.map((name) => headers[name]);
    expect(whole.headers).toMatchObject({
      etag: expect.stringMatching(/^"[^"]+"$/) as string,
      'cache-control': expect.stringContaining('public') as string,
      'accept-ranges': 'bytes',
      'content-length': String(whole.bytes.length),
    });
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.bytes.length, head.headers['content-length'], head.headers['content-type']]).toEqual([
      200,
      0,
      whole.headers['content-length'],
      whole.headers['content-type'],
    ]);
    const known = await get(path, { 'if-none-match': `"other", W/${whole.headers['etag']}` });
    expect([known.status, known.bytes.length, known.headers['content-type']]).toEqual([304, 0, undefined]);
    expect([saying(head), saying(known)]).toEqual([saying(whole), saying(whole)]);
  });

  it('comes in parts', async () => {
    const { bytes: all, headers } = await get(path, plain);
    const part = async (range: string, more = {}) => {
      const { status, headers: told, bytes } = await get(path, { ...plain, range, ...more });
      return [status, told['content-range'], bytes.toString('hex')];
    };
    const size = all.length;
    const some = (first: number, last: number) => [
      206,
      `bytes ${first}-${last}/${size}`,
      all.subarray(first, last + 1).toString('hex'),
    ];
    const whole = [200, undefined, all.toString('hex')];
    expect(await part('bytes=-5')).toEqual(some(size - 5, size - 1));
    expect(await part('bytes=0-1,4-5')).toEqual(whole);
    expect(await part('bytes=0-1', { 'if-range': '"other"' })).toEqual(whole);
    expect(await part('bytes=0-1', { 'if-range': headers['etag'] })).toEqual(some(0, 1));
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`]);
    expect((await get(path, { ...plain, range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
  });
});

describe('a file of a build', () => {
  it.each([
    [undefined, undefined, CODE],
    ['br', 'br', brotliCompressSync(CODE)],
    ['br;q=0, gzip', 'gzip', gzipSync(CODE)],
  ])('comes for Accept-Encoding %j packed as %s', async (accepts, coding, content) => {
    const { headers, bytes } = await get(SCRIPT, accepts === undefined ? {} : { 'accept-encoding': accepts });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      vary: 'accept-encoding',
      'cache-control': expect.stringContaining('immutable') as string,
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-encoding']).toBe(coding);
    expect(bytes.equals(Buffer.from(content))).toBe(true);
  });

  it('is of another version when it is packed', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepts) => (await get(SCRIPT, { 'accept-encoding': accepts })).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('may be empty, have any name and lie deep', async () => {
    expect([
      (await get('/r/maps/v1/deep/empty.txt')).status,
      (await get('/r/maps/v1/Stra%C3%9Fe%201.txt')).status,
    ]).toEqual([200, 200]);
  });

  it.each([
    '/r/maps/v1/deep',
    '/r/maps/v1/',
    '/r/maps/v2/main.js',
    '/r/maps/v1/main.js.map',
    '/r/maps/v1/%zz',
    '/r/maps/..%2f..%2fsnapshot.json',
  ])('is no %s', async (path) => expect((await get(path)).status).toBe(404));
});

describe('an address', () => {
  /** The status and headers of what these bytes ask for. */
  function raw(target: string): Promise<string> {
    const { hostname, port } = new URL(gateway.origin);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect({ host: hostname, port: Number(port) }, () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: waymark.test\r\nConnection: close\r\n\r\n`),
      );
      socket.setEncoding('latin1').on('data', (chunk) => (answer += chunk));
      socket.once('close', () => resolve(answer)).once('error', reject);
    });
  }
  const statusOf = (answer: string) => Number(answer.slice(9, 12));

  it.each([
    'http://waymark.test/robots.txt',
    'HTTP://other.test:8080/manifest.webmanifest',
    'https://waymark.test/health/live?x=1',
  ])('with its host, %s, is one of this site', async (target) => {
    expect(statusOf(await raw(target))).toBe(200);
  });

  it.each([
    ['//venues/1?a=b', '/venues/1?a=b'],
    ['//robots.txt', '/robots.txt'],
    ['/\\evil.example', '/evil.example'],
    ['http://waymark.test//venues/1', '/venues/1'],
  ])('of a page, %s, has one way of writing: %s', async (target, location) => {
    const answer = await raw(target);
    expect([statusOf(answer), /^location: (.*)\r$/im.exec(answer)?.[1]]).toEqual([301, location]);
  });

  it.each(['/api//venues', '/api/../venues', '/r//maps/v1/main.js'])(
    'of a program, %s, has no other way',
    async (target) => {
      expect(statusOf(await raw(target))).toBe(404);
    },
  );
});
