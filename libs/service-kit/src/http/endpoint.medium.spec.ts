import { JSON_TYPE, sampleService } from '../spec-support/sample-service';

const sample = sampleService();
const { ask, post } = sample;

describe('the caller', () => {
  it('is who acts, from where and with what', async () => {
    const headers = { ...sample.member, 'x-forwarded-for': '10.0.0.1, 2001:db8:1:2::9', 'user-agent': 'a browser' };
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
  it('is refused by name in query, body, nested fields and lists, without repeating its value', async () => {
    const body = {
      text: 'a',
      more: 'a secret',
      place: { city: 'Leeds', zip: 'a secret' },
      links: [{ to: '/', as: 'a secret' }],
    };
    const answer = await post('/api/notes?colour=a+secret', body);
    const message = 'This address does not accept this field.';
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.unknown-field' } });
    expect(answer.body.fieldErrors).toEqual({
      colour: message,
      more: message,
      'place.zip': message,
      'links.0.as': message,
    });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('is learned of by nobody who may not call', async () => {
    const init = { method: 'POST', headers: JSON_TYPE, body: '{"other":1}' };
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
  const send = (headers: object, body: string) =>
    ask('/api/notes/files', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      body,
    });

  it('reaches its handler as a stream, beyond 64 KiB', async () => {
    expect(await send(sample.member, 'x'.repeat(150_000))).toMatchObject({ status: 201, body: { bytes: 150_000 } });
  });
  it('is refused unread: to visitors, past its own limit, as another type', async () => {
    expect((await send({}, 'x'.repeat(150_000))).status).toBe(401);
    expect((await send(sample.member, 'x'.repeat(250_000))).status).toBe(413);
    expect((await post('/api/notes/files', {})).status).toBe(415);
  });
});
