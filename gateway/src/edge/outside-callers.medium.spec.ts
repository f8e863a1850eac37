import { randomBytes } from 'node:crypto';
import { gatewayBefore } from '../../test/gateway-before';
import { newSession } from '../../test/new-session';
import { serviceEntry } from '../../test/service-entry';

const MAX = 100_000;
const HOOK = '/api/donations/hooks/pay';
const received: Buffer[] = [];
const rawBody = { maxBytes: MAX, types: ['application/json', 'application/x-www-form-urlencoded'] };
const edge = gatewayBefore(
  (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      received.push(Buffer.concat(chunks));
      res.end('{}');
    });
  },
  {
    prefix: '/api/donations',
    manifest: {
      outside: [
        { method: 'POST', path: '/api/donations/hooks/:sender', rawBody, crossSite: 'exempt' },
        { method: 'PUT', path: '/api/donations/notes', rawBody },
        // Not its own address: it opens nothing there.
        { method: 'POST', path: '/api/venues', crossSite: 'exempt' },
      ],
    },
    registry: { services: { venues: serviceEntry('venues', 'http://127.0.0.1:1', '/api/venues') } },
  },
);

const send = (path: string, body: Buffer, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(edge.gateway.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: new Uint8Array(body),
  });
const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).status;
/** No JSON, no UTF-8: whoever parses it changes it. */
const odd = Buffer.concat([Buffer.from([0x7b, 0xff, 0x00, 0x0d, 0x0a]), randomBytes(64)]);

describe('an endpoint that is declared for outside callers', () => {
  it.each<[string, Record<string, string>]>([
    ['nowhere, by its headers', {}],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://pay.example' }],
    ['a form of another site', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('takes the very bytes from %s', async (_from, headers) => {
    expect(await statusOf(HOOK, odd, headers)).toBe(200);
    expect(received.at(-1)?.equals(odd)).toBe(true);
  });

  it('has nobody’s session, whatever cookie came along', async () => {
    const { cookie } = newSession();
    expect(await statusOf(HOOK, odd, { cookie, 'x-waymark-identity': 'forged' })).toBe(200);
    const { headers } = edge.reviews.seen.at(-1)!;
    expect([headers.cookie, headers['x-waymark-identity'], headers['x-waymark-session']]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('accepts bytes up to its own limit, and only its own content types', async () => {
    expect(await statusOf(HOOK, Buffer.alloc(MAX))).toBe(200);
    const before = edge.reviews.seen.length;
    expect(await statusOf(HOOK, Buffer.alloc(MAX + 1))).toBe(413);
    expect(await statusOf(HOOK, odd, { 'content-type': 'text/plain' })).toBe(415);
    expect(await statusOf(HOOK, odd, { 'content-type': 'multipart/form-data; boundary=b' })).toBe(415);
    expect(edge.reviews.seen).toHaveLength(before);
  });

  it('is exempt only of what its contract declares', async () => {
    const raw = (headers: Record<string, string>) => statusOf('/api/donations/notes', odd, headers, 'PUT');
    expect(await raw({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await raw({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });
});

describe('everything else', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };

  it.each([
    ['another method of the address', HOOK, 'PUT'],
    ['an address below it', `${HOOK}/more`, 'POST'],
    ['an address above it', '/api/donations/hooks', 'POST'],
    ['an address of another service', '/api/venues', 'POST'],
  ])('stays refused to other sites: %s', async (_what, path, method) => {
    expect(await statusOf(path, Buffer.from('{}'), foreign, method)).toBe(403);
  });
});
