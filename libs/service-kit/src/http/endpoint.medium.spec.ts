import { createTestService, signIdentity, type TestService } from '../index';
import { KitServers } from '../spec-support/kit-servers';
import { SampleModule } from '../spec-support/sample-module';

const json = { 'content-type': 'application/json' };
let servers: KitServers;
let service: TestService;
let member: Record<string, string>;

beforeAll(async () => {
  servers = await KitServers.start();
  service = await createTestService(SampleModule, servers.env);
  const identity = { memberId: 7, role: 'member', displayName: 'Ann' } as const;
  member = { 'x-waymark-identity': await signIdentity(identity, servers.env['IDENTITY_SECRET'] ?? '') };
}, 60_000);

afterAll(async () => {
  await service?.close();
  await servers?.stop();
}, 30_000);

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(service.origin + path, init);
  const text = await response.text();
  return { response, status: response.status, body: text ? JSON.parse(text) : null };
}

describe('the caller', () => {
  it('is who acts, from where and with what', async () => {
    const headers = { ...member, 'x-forwarded-for': '10.0.0.1, 2001:db8:1:2::9', 'user-agent': 'a browser' };
    const { body } = await ask('/api/caller', { headers });
    expect(body).toEqual({
      reader: 7,
      address: '2001:db8:1:2::9',
      origin: '2001:db8:1:2::/64',
      userAgent: 'a browser',
    });
  });

  it('is nobody, where that is asked, while nobody can tell whose session it is', async () => {
    const { body } = await ask('/api/caller', { headers: { 'x-waymark-session': 'unknown' } });
    expect(body).toMatchObject({ reader: null, origin: 'unknown' });
  });
});

describe('a list', () => {
  it('says in headers how many there are in all and where its next page is', async () => {
    const read: number[] = [];
    let path: string | null = '/api/note-pages?limit=2&size=small';
    while (path) {
      const { response, body } = await ask(path);
      read.push(...body);
      expect(response.headers.get('x-total-count')).toBe('5');
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
      if (path) expect(path).toContain('size=small');
    }
    expect(read).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(['WyJ4Il0', 'not-base64-json', 'WzFlOTld'])('refuses %s, which is no cursor of it', async (cursor) => {
    const path = `/api/note-pages?cursor=${cursor}`;
    const { status, body } = await ask(path);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'request.invalid-query' });
    expect(Object.keys(body.fieldErrors)).toEqual(['cursor']);
  });
});

describe('a field that a contract does not declare', () => {
  const add = (body: object, path = '/api/notes') =>
    ask(path, { method: 'POST', headers: { ...member, ...json }, body: JSON.stringify(body) });

  it('is refused by its name, in the query, the body, a set of fields and a list; nothing of its value comes back', async () => {
    const body = {
      text: 'a',
      more: 'a secret',
      place: { city: 'Leeds', zip: 'a secret' },
      links: [{ to: '/', as: 'a secret' }],
    };
    const answer = await add(body, '/api/notes?colour=a+secret');
    const message = 'This address does not take this field.';
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.unknown-field' } });
    expect(answer.body.fieldErrors).toEqual({
      colour: message,
      more: message,
      'place.zip': message,
      'links.0.as': message,
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('is refused where nothing is declared, and before what is wrong with the others', async () => {
    expect((await ask('/api/notes?other=1')).body.fieldErrors).toHaveProperty('other');
    expect((await add({ text: '', other: 1 })).status).toBe(400);
  });

  it('is not looked for in bytes and files', async () => {
    const form = new FormData();
    form.append('other', 'text');
    expect((await ask('/api/notes/files', { method: 'POST', headers: member, body: form })).status).toBe(201);
    const hook = { method: 'POST', headers: json, body: '{"other":1}' };
    expect((await ask('/api/notes/hooks/pay', hook)).status).toBe(200);
  });

  it('passes where a contract declares it as not read', async () => {
    expect((await add({ text: 'a', userId: { of: ['any', 'kind'] } })).status).toBe(201);
  });

  it('is learned of by nobody who may not call', async () => {
    const init = { method: 'POST', headers: json, body: '{"other":1}' };
    expect((await ask('/api/notes', init)).status).toBe(401);
  });
});

describe('a declared raw body', () => {
  const send = (type: string, body: Buffer, path = '/api/notes/hooks/pay') =>
    ask(path, { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) });
  // Neither JSON nor UTF-8: parsed and written again it would be other bytes.
  const odd = Buffer.from([0x7b, 0x20, 0xff, 0xc3, 0x00, 0x0d, 0x0a]);

  it.each(['application/json', 'application/json; charset=utf-8', 'application/x-www-form-urlencoded'])(
    'reaches its handler as the bytes that were sent, as %s',
    async (type) => {
      const { status, body } = await send(type, odd);
      expect({ status, body }).toEqual({ status: 200, body: { sender: 'pay', base64: odd.toString('base64') } });
    },
  );

  it('may be larger than other bodies, up to what its contract says', async () => {
    expect((await send('application/json', Buffer.alloc(100_000))).status).toBe(200);
    expect((await send('application/json', Buffer.alloc(100_001))).status).toBe(413);
  });

  it('may be none', async () => {
    const { status, body } = await ask('/api/notes/hooks/pay', { method: 'POST' });
    expect({ status, body }).toEqual({ status: 200, body: { sender: 'pay', base64: '' } });
  });

  it('is refused as a type that its contract does not name, and everywhere else', async () => {
    expect((await send('text/plain', odd)).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded', odd, '/api/notes')).status).toBe(415);
  });
});

describe('a declared upload', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const send = (headers: object, body: string) =>
    ask('/api/notes/files', { method: 'POST', headers: { ...form, ...headers }, body });

  it('reaches its handler as a stream, beyond 64 KiB', async () => {
    expect(await send(member, 'x'.repeat(150_000))).toMatchObject({ status: 201, body: { bytes: 150_000 } });
  });
  it('is refused unread: to visitors, past its own limit, as another type', async () => {
    expect((await send({}, 'x'.repeat(150_000))).status).toBe(401);
    expect((await send(member, 'x'.repeat(250_000))).status).toBe(413);
    expect((await send({ ...member, ...json }, '{}')).status).toBe(415);
  });
});
