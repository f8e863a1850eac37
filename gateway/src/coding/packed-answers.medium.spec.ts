import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gatewayBefore } from '../../test/gateway-before';
import { newSession } from '../../test/new-session';

const LIST = JSON.stringify(
  Array.from({ length: 800 }, (_, id) => ({ id, venueName: `Venue ${id}`, note: 'Step-free entrance and a lift.' })),
);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const length = (text: string) => ({ 'content-length': String(Buffer.byteLength(text)) });

/** Answers of a service by path. */
const answers: Record<string, [number, Record<string, string>, string]> = {
  list: [200, { ...JSON_TYPE, ...length(LIST), etag: '"a"', vary: 'accept' }, LIST],
  small: [200, { ...JSON_TYPE, ...length('{}') }, '{}'],
  'for-all': [200, { ...JSON_TYPE, ...length(LIST), 'cache-control': 'public, max-age=60' }, LIST],
  picture: [200, { 'content-type': 'image/webp', ...length(LIST) }, LIST],
  packed: [200, { ...JSON_TYPE, 'content-encoding': 'zstd' }, LIST],
  part: [206, { ...JSON_TYPE, 'content-range': `bytes 0-9/${LIST.length}` }, LIST.slice(0, 10)],
  cookie: [200, { ...JSON_TYPE, 'set-cookie': 'a=b' }, LIST],
  'as-it-is': [200, { ...JSON_TYPE, 'cache-control': 'no-transform' }, LIST],
  unchanged: [304, { etag: '"a"', 'cache-control': 'public, max-age=60' }, ''],
  nothing: [204, {}, ''],
};

const edge = gatewayBefore((req, res) => {
  const [status, headers, body] = answers[req.url?.split('/').at(-1)?.split('?')[0] ?? ''] ?? [404, JSON_TYPE, '{}'];
  res.writeHead(status, headers).end(body);
});

interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** As it comes: fetch would unpack it. */
function get(name: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(
      `${edge.gateway.origin}/api/reviews/${name}`,
      { method, headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers } },
      (res) => {
        const chunks: Buffer[] = [];
        res
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }));
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('an answer of a service', () => {
  it('leaves packed for visitors, in a tenth of its bytes, under headers that are true of it', async () => {
    const { headers, body } = await get('list');
    expect(brotliDecompressSync(body).toString()).toBe(LIST);
    expect(body.length).toBeLessThan(LIST.length / 10);
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"a"', vary: 'accept, accept-encoding' });
    expect(headers['content-length']).toBeUndefined();
  });

  it('is packed as the client takes it', async () => {
    expect(gunzipSync((await get('list', { 'accept-encoding': 'br;q=0, gzip' })).body).toString()).toBe(LIST);
    const plain = await get('list', { 'accept-encoding': 'identity' });
    expect([
      plain.body.toString(),
      plain.headers['content-encoding'],
      plain.headers['vary'],
      plain.headers['etag'],
    ]).toEqual([LIST, undefined, 'accept, accept-encoding', '"a"']);
  });

  it.each([
    ['small', 'small', {}],
    ['a picture', 'picture', {}],
    ['packed already', 'packed', {}],
    ['a part', 'part', {}],
    ['one that sets a cookie', 'cookie', {}],
    ['one that is to stay as it is', 'as-it-is', {}],
    ['not asked for anew', 'unchanged', {}],
    ['without a body', 'nothing', {}],
    [
      'a member’s: its length would tell of what it holds beside what a caller sent',
      'list?q=guess',
      { cookie: newSession().cookie },
    ],
    ['for whoever proved it in another way', 'list', { authorization: 'Bearer x' }],
  ])('is passed on as it is when it is %s', async (_why, name, headers) => {
    const [status, own, body] = answers[name.split('?')[0] ?? ''] ?? [0, {}, ''];
    const got = await get(name, headers as Record<string, string>);
    expect([got.status, got.body.toString(), got.headers['content-encoding']]).toEqual([
      status,
      body,
      own['content-encoding'],
    ]);
  });

  it('is packed for members, too, when the service says that it is the same for everybody', async () => {
    expect((await get('for-all', { cookie: newSession().cookie })).headers['content-encoding']).toBe('br');
  });

  it.each<Record<string, string>>([{}, { 'accept-encoding': 'identity' }])(
    'has the headers of a GET where only those are asked for: %j',
    async (sent) => {
      const [whole, head] = [await get('list', sent), await get('list', sent, 'HEAD')];
      for (const answer of [whole, head]) for (const name of ['date', 'x-correlation-id']) delete answer.headers[name];
      delete whole.headers['transfer-encoding'];
      expect([head.status, head.headers, head.body.length]).toEqual([whole.status, whole.headers, 0]);
    },
  );

  it.each([
    ['packed', 'W/"a"'],
    ['as it is', '"a"'],
  ])('that the client has %s is named by the ETag that it knows', async (_how, etag) => {
    const { status, headers } = await get('unchanged', { 'if-none-match': etag });
    expect([status, headers['etag'], headers['vary'], headers['cache-control']]).toEqual([
      304,
      etag,
      'accept-encoding',
      'public, max-age=60',
    ]);
  });
});
