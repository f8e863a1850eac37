import { SignJWT } from 'jose';
import { IDENTITY_ISSUER, PROBLEM_CONTENT_TYPE } from '@waymark/contracts-core';
import { signIdentity, signServiceIdentity } from '../index';
import { JSON_TYPE, sampleService, SECRET } from '../spec-support/sample-service';

const sample = sampleService();
const { ask, post } = sample;

async function expectProblem(answer: Awaited<ReturnType<typeof ask>>, status: number, code: string) {
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
  expect(answer.response.headers.get('content-type')).toContain(PROBLEM_CONTENT_TYPE);
  expect(answer.body.correlationId).toBe(answer.response.headers.get('x-correlation-id'));
  return answer;
}

const visitor = (body = '{"text":"a"}', headers = {}) =>
  ask('/api/notes', { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body });

describe('a served contract', () => {
  it('answers only what the contract promises', async () => {
    const { status, body } = await ask('/api/notes/5?size=large');
    expect({ status, body }).toEqual({ status: 200, body: { id: 5, text: 'hello' } });
  });

  it('takes the correlation id of the caller and makes one for everyone else', async () => {
    const given = await ask('/api/notes/5', { headers: { 'x-correlation-id': 'from-the-gateway' } });
    const made = await ask('/api/notes/5', { headers: { 'x-correlation-id': 'no good' } });
    expect(given.response.headers.get('x-correlation-id')).toBe('from-the-gateway');
    expect(made.response.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  });

  it.each(['/api/notes/5', '/api/notes/503'])(
    'refuses at once what its caller no longer waits for: %s',
    async (path) => {
      const late = await ask(path, { headers: { 'x-deadline-ms': '0' } });
      const { response } = await expectProblem(late, 504, 'server.timeout');
      expect(response.headers.get('retry-after')).toBe('1');
    },
  );

  it('answers 503 with Retry-After for a statement that takes too long', async () => {
    // The statement itself would take 20 s, and then succeed.
    const { response } = await expectProblem(await ask('/api/notes/503'), 503, 'server.unavailable');
    expect(response.headers.get('retry-after')).toBe('1');
  });

  it.each(['/api/notes/abc', '/api/notes/5?size=huge', '/api/notes/5?size=small&size=large'])(
    'refuses %s with the fields',
    async (path) => {
      const { body } = await expectProblem(await ask(path), 400, 'request.invalid-query');
      expect(Object.keys(body.fieldErrors)).toHaveLength(1);
    },
  );

  it('names the fields of a body that is not valid', async () => {
    const { body } = await expectProblem(await post('/api/notes', { text: '', tags: [1] }), 422, 'request.invalid');
    expect(body.fieldErrors.text).toBe('Write something.');
    expect(Object.keys(body.fieldErrors)).toEqual(['text', 'tags.0']);
  });

  it('asks who acts before it reads what they sent', async () => {
    await expectProblem(await visitor('{}'), 401, 'auth.required');
    const sweep = await ask('/api/notes/sweep', { method: 'POST', headers: sample.member });
    await expectProblem(sweep, 403, 'auth.forbidden');
  });

  it('takes a forged identity and one of a service for nobody', async () => {
    const forged = await signIdentity({ memberId: 7, role: 'admin', displayName: 'Eve' }, 'x'.repeat(32));
    for (const token of [forged, await signServiceIdentity('gateway', SECRET)])
      await expectProblem(await visitor(undefined, { 'x-waymark-identity': token }), 401, 'auth.required');
  });

  it('shows an internal route to our own processes alone', async () => {
    const headers = { 'x-waymark-identity': await signServiceIdentity('gateway', SECRET) };
    expect((await ask('/internal/notes/3', { headers })).body).toEqual({ id: '3' });
    await expectProblem(await ask('/internal/notes/3', { headers: sample.member }), 404, 'request.not-found');
  });

  it('answers 204 without a body and takes a request without one', async () => {
    const identity = await signIdentity({ memberId: 8, role: 'moderator', displayName: 'Mo' }, SECRET);
    const init = { method: 'POST', headers: { 'x-waymark-identity': identity } };
    expect(await ask('/api/notes/sweep', init)).toMatchObject({ status: 204, body: null });
  });

  it('reports its parts, and counts requests by route pattern', async () => {
    expect((await ask('/health/live')).body).toEqual({ status: 'ok' });
    expect((await ask('/health/ready')).body.parts.postgres).toBe('up');
    const metrics = await (await fetch(`${sample.service.origin}/metrics`)).text();
    expect(metrics).toContain('route="/api/notes/:id",status="200"');
  });
});

describe('while nobody can tell whose session it is', () => {
  const unknown = { 'x-waymark-session': 'unknown' };

  it('answers nobody as a visitor and sends nobody to log in', async () => {
    for (const answer of [await ask('/api/notes', { headers: unknown }), await visitor(undefined, unknown)]) {
      const { response } = await expectProblem(answer, 503, 'auth.unknown');
      expect(response.headers.get('retry-after')).toBe('1');
    }
  });

  it('goes on with what is the same for everybody', async () => {
    expect((await ask('/api/notes/5', { headers: unknown })).status).toBe(200);
  });

  it('takes an identity that is out of date for unknown, not for a visitor', async () => {
    const issued = Math.floor(Date.now() / 1_000) - 90;
    const token = await new SignJWT({ memberId: 7, role: 'member', displayName: 'Ann' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(IDENTITY_ISSUER)
      .setSubject('member:7')
      .setIssuedAt(issued)
      .setExpirationTime(issued + 60)
      .sign(new TextEncoder().encode(SECRET));
    await expectProblem(await ask('/api/notes', { headers: { 'x-waymark-identity': token } }), 503, 'auth.unknown');
  });

  it('prefers a valid identity to the header that says there is none', async () => {
    expect((await ask('/api/notes', { headers: { ...sample.member, ...unknown } })).body).toEqual({ reader: 7 });
    expect((await ask('/api/notes')).body).toEqual({ reader: null });
  });
});

describe('what Fastify refuses is a problem too', () => {
  const nested = (depth: number) => `{"text":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

  it.each<[string, number, string, string, Record<string, string>]>([
    ['malformed JSON', 400, 'request.malformed', '{"text":', {}],
    ['a key of the prototype', 400, 'request.malformed', '{"text":"a","__proto__":{"admin":true}}', {}],
    ['JSON that is nested more than 64 levels deep', 400, 'request.malformed', nested(65), {}],
    ['a body over 64 KiB', 413, 'request.too-large', JSON.stringify({ text: 'a'.repeat(65_536) }), {}],
    ['text', 415, 'request.content-type', 'text=a', { 'content-type': 'text/plain' }],
    ['a form', 415, 'request.content-type', 'text=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form of parts', 415, 'request.content-type', 'text=a', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a malformed Idempotency-Key', 400, 'request.malformed', '{"text":"a"}', { 'idempotency-key': 'short' }],
  ])('%s is %d', async (_what, status, code, body, headers) => {
    await expectProblem(await post('/api/notes', body, headers), status, code);
  });

  it.each([
    ['an unknown address', '/api/nothing', 404, 'request.not-found'],
    ['an address that cannot be decoded', '/api/notes/%zz', 400, 'request.malformed'],
    [
      'a long address, judged by its contract as a short one is',
      `/api/notes/${'x'.repeat(1_000)}`,
      400,
      'request.invalid-query',
    ],
  ])('%s', async (_what, path, status, code) => {
    await expectProblem(await ask(path), status, code);
  });

  it('reads JSON of 64 levels, and says that this is the limit', async () => {
    await expectProblem(await post('/api/notes', nested(64)), 422, 'request.invalid');
    expect((await post('/api/notes', nested(65))).body.detail).toBe('JSON may be nested 64 levels deep at most.');
  });

  it('a wrong method is 405 and names the right ones', async () => {
    const wrong = await ask('/api/notes', { method: 'DELETE' });
    const { response } = await expectProblem(wrong, 405, 'request.method-not-allowed');
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('an accident is 500 and tells nothing', async () => {
    const { body } = await expectProblem(await ask('/api/notes/500'), 500, 'server.error');
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('Idempotency-Key', () => {
  it('a key sent three times at once makes one row and one answer', async () => {
    const send = (key: string, text: string) => post('/api/notes', { text }, { 'idempotency-key': key });
    const keys = Array.from({ length: 60 }, (_, index) => `key-number-${index}`);
    const groups = [];
    // A few keys at a time: on a busy machine the pool's own limit would answer, and that has a spec of its own.
    for (let done = 0; done < keys.length; done += 5) {
      const some = keys.slice(done, done + 5);
      groups.push(
        ...(await Promise.all(some.map((key) => Promise.all([send(key, key), send(key, key), send(key, key)])))),
      );
    }
    for (const group of groups) {
      expect(group.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(group.map(({ body }) => body.id)).size).toBe(1);
      expect(group.filter(({ response }) => response.headers.get('x-replayed') === 'false')).toHaveLength(1);
    }
    expect(new Set(groups.map((group) => group[0]?.body.id)).size).toBe(keys.length);
    await expectProblem(await send('key-number-0', 'something else'), 422, 'request.idempotency-mismatch');
  }, 20_000);

  it('without a key the same request makes a row each time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/notes', { text: 'again' })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
  });
});
