import { HEADERS, LIVE_MEMBER, type ServiceRelease } from '@waymark/contracts-core';
import { gatewayBefore } from '../../test/gateway-before';
import { newSession } from '../../test/new-session';
import { openStream } from '../../test/open-stream';
import { serviceEntry } from '../../test/service-entry';
import { memberOf, startStubAccount } from '../../test/stub-account';
import type { StubService } from '../../test/stub-service';

const PHOTOS = '/api/reviews/photos';
let account: StubService;
let stored: string[] = [];
const services: Record<string, ServiceRelease> = {};
beforeAll(async () => {
  account = await startStubAccount();
  services['account'] = serviceEntry('account', account.origin, '/api/auth');
});
const uploads = [{ path: PHOTOS, maxBytes: 2_000_000 }];
const outside = [{ method: 'POST' as const, path: '/api/reviews/sign-in', beginsSession: true as const }];
const edge = gatewayBefore(
  (req, res) => {
    req.resume().on('end', () => {
      stored.push(`${req.method} ${req.url}`);
      res.writeHead(req.headers[HEADERS.identity] ? 201 : 401, { 'content-type': 'application/json' }).end('{}');
    });
  },
  { manifest: { uploads, outside }, registry: { services } },
);
beforeEach(() => void (stored = []));
afterAll(() => account.close());

interface Sending {
  method?: string;
  path?: string;
  cookie?: string;
  pageMember?: string;
  body?: Uint8Array<ArrayBuffer> | string;
  type?: string;
}

async function send({ method = 'POST', path = '/api/reviews', cookie, pageMember, body = '{}', type }: Sending) {
  const answer = await fetch(edge.gateway.origin + path, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': type ?? 'application/json',
      ...(cookie && { cookie }),
      ...(pageMember && { [HEADERS.pageMember]: pageMember }),
    },
    ...(method !== 'GET' && { body }),
  });
  return { status: answer.status, ...((await answer.json()) as { code?: string }) };
}

const REFUSED = { status: 409, code: 'session.other-member' };
const { cookie, hash } = newSession();
const member = String(memberOf(hash));
const OTHERS = [
  ['another member', String(memberOf(newSession().hash))],
  ['a visitor', 'visitor'],
  ['nobody that there is', 'x'],
] as const;

describe('a write from a page', () => {
  it.each(OTHERS)(
    'of %s is refused while a member is signed in, and no service sees it',
    async (_whose, pageMember) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        expect(await send({ method, cookie, pageMember })).toMatchObject(REFUSED);
      expect(stored).toEqual([]);
    },
  );

  it.each(OTHERS)('of %s is refused before its photo is read', async (_whose, pageMember) => {
    const photo = { path: PHOTOS, type: 'multipart/form-data; boundary=b', body: new Uint8Array(1_000_000) };
    expect(await send({ ...photo, cookie, pageMember })).toMatchObject(REFUSED);
    expect(stored).toEqual([]);
    expect((await send({ ...photo, cookie, pageMember: member })).status).toBe(201);
  });

  it('by the signed-in member is forwarded, without the header of the page', async () => {
    expect((await send({ cookie, pageMember: member })).status).toBe(201);
    expect(edge.reviews.seen.at(-1)?.headers).not.toHaveProperty(HEADERS.pageMember);
  });

  it('goes on as before when the page does not say whose it is', async () => {
    expect((await send({ cookie })).status).toBe(201);
  });

  it('of a member finds that nobody is signed in any more', async () => {
    expect((await send({ pageMember: member })).status).toBe(401);
  });

  it('may start a session, even if someone else was signed in', async () => {
    expect((await send({ path: '/api/reviews/sign-in', cookie, pageMember: 'visitor' })).status).toBe(201);
  });
});

describe('what is no write', () => {
  it('goes on from a page of anybody', async () => {
    expect((await send({ method: 'GET', cookie, pageMember: 'visitor' })).status).toBe(201);
  });

  it('is the stream of news, which ends at once for a page of another member', async () => {
    const eventsOf = async (query: string) => {
      const stream = await openStream(edge.gateway.origin, cookie, {}, query);
      await stream.begun();
      stream.close();
      return stream.text();
    };
    const ended = expect.stringContaining('{"reason":"signed-out"}');
    expect(await eventsOf(`?${LIVE_MEMBER}=${member}`)).not.toEqual(ended);
    expect(await eventsOf('')).not.toEqual(ended);
    const others = await openStream(edge.gateway.origin, cookie, {}, `?${LIVE_MEMBER}=1${member}`);
    await others.over();
    expect(others.text()).toEqual(ended);
  });
});
