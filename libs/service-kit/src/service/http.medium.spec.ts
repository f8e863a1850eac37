import { SignJWT } from 'jose';
import { IDENTITY_ISSUER, PROBLEM_CONTENT_TYPE } from '@waymark/contracts-core';
import { createTestService, signIdentity, signServiceIdentity, type TestService } from '../index';
import { KitServers } from '../spec-support/kit-servers';
import { SampleModule } from '../spec-support/sample-module';

const SECRET = 's'.repeat(32);
const json = { 'content-type': 'application/json' };
let servers: KitServers;
let service: TestService;
let member: Record<string, string>;

beforeAll(async () => {
  servers = await KitServers.start();
  service = await createTestService(SampleModule, servers.env);
  member = { 'x-waymark-identity': await signIdentity({ memberId: 7, role: 'member', displayName: 'Ann' }, SECRET) };
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

async function expectProblem(path: string, init: RequestInit, status: number, code: string) {
  const answer = await ask(path, init);
  expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
  expect(answer.response.headers.get('content-type')).toContain(PROBLEM_CONTENT_TYPE);
  expect(answer.body.correlationId).toBe(answer.response.headers.get('x-correlation-id'));
  return answer;
}

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

  it('refuses at once what its caller no longer waits for', async () => {
    const headers = { 'x-deadline-ms': '0' };
    const { response } = await expectProblem('/api/notes/5', { headers }, 504, 'server.timeout');
    expect(response.headers.get('retry-after')).toBe('1');
  });

  it.each(['/api/notes/abc', '/api/notes/5?size=huge', '/api/notes/5?size=small&size=large'])(
    'refuses %s with the fields',
    async (path) => {
      const { body } = await expectProblem(path, {}, 400, 'request.invalid-query');
      expect(Object.keys(body.fieldErrors)).toHaveLength(1);
    },
  );

  it('reads no JSON that is nested more than 64 levels deep, and says so', async () => {
    const send = (depth: number) => {
      const body = `{"text":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
      return { method: 'POST', headers: { ...json, ...member }, body };
    };
    const { body } = await expectProblem('/api/notes', send(65), 400, 'request.malformed');
    expect(body.detail).toBe('JSON may be nested 64 levels deep at most.');
    await expectProblem('/api/notes', send(64), 422, 'request.invalid');
  });

  it('asks who acts before it reads what they sent', async () => {
    await expectProblem('/api/notes', { method: 'POST', headers: json, body: '{}' }, 401, 'auth.required');
    await expectProblem('/api/notes/sweep', { method: 'POST', headers: member }, 403, 'auth.forbidden');
  });

  it('takes a forged identity for nobody', async () => {
    const forged = await signIdentity({ memberId: 7, role: 'admin', displayName: 'Eve' }, 'x'.repeat(32));
    const headers = { ...json, 'x-waymark-identity': forged };
    await expectProblem('/api/notes', { method: 'POST', headers, body: '{"text":"a"}' }, 401, 'auth.required');
  });

  describe('while nobody can tell whose session it is', () => {
    const unknown = { 'x-waymark-session': 'unknown' };

    it.each<[string, RequestInit]>([
      ['/api/notes', {}],
      ['/api/notes', { method: 'POST', body: '{"text":"a"}' }],
    ])('answers nobody as a visitor and sends nobody to log in: %s %j', async (path, init) => {
      const { response } = await expectProblem(
        path,
        { ...init, headers: { ...json, ...unknown } },
        503,
        'auth.unknown',
      );
      expect(response.headers.get('retry-after')).toBe('1');
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
      await expectProblem('/api/notes', { headers: { 'x-waymark-identity': token } }, 503, 'auth.unknown');
    });

    it('believes an identity before the word that there is none', async () => {
      expect((await ask('/api/notes', { headers: { ...member, ...unknown } })).body).toEqual({ reader: 7 });
      expect((await ask('/api/notes')).body).toEqual({ reader: null });
    });
  });

  it('names the fields of a body that is not valid', async () => {
    const headers = { ...member, ...json };
    const { body } = await expectProblem(
      '/api/notes',
      { method: 'POST', headers, body: '{"text":"","tags":[1]}' },
      422,
      'request.invalid',
    );
    expect(body.fieldErrors.text).toBe('Write something.');
    expect(Object.keys(body.fieldErrors)).toEqual(['text', 'tags.0']);
  });

  it('answers 204 without a body and takes a request without one', async () => {
    const headers = {
      'x-waymark-identity': await signIdentity({ memberId: 8, role: 'moderator', displayName: 'Mo' }, SECRET),
    };
    expect(await ask('/api/notes/sweep', { method: 'POST', headers })).toMatchObject({ status: 204, body: null });
  });
});

describe('what Fastify refuses is a problem too', () => {
  it('malformed JSON is 400', async () => {
    await expectProblem(
      '/api/notes',
      { method: 'POST', headers: { ...member, ...json }, body: '{"text":' },
      400,
      'request.malformed',
    );
  });
  it('prototype keys are 400', async () => {
    const body = '{"text":"a","__proto__":{"admin":true}}';
    await expectProblem(
      '/api/notes',
      { method: 'POST', headers: { ...member, ...json }, body },
      400,
      'request.malformed',
    );
  });
  it('a body over 64 KiB is 413', async () => {
    const body = JSON.stringify({ text: 'a'.repeat(65_536) });
    await expectProblem(
      '/api/notes',
      { method: 'POST', headers: { ...member, ...json }, body },
      413,
      'request.too-large',
    );
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is 415',
    async (type) => {
      const headers = { ...member, 'content-type': type };
      await expectProblem('/api/notes', { method: 'POST', headers, body: 'text=a' }, 415, 'request.content-type');
    },
  );
  it('an unknown address is 404', async () => {
    await expectProblem('/api/nothing', {}, 404, 'request.not-found');
  });
  it('an address that cannot be decoded is 400', async () => {
    await expectProblem('/api/notes/%zz', {}, 400, 'request.malformed');
  });
  it('a long address is judged by its contract, as a short one is', async () => {
    await expectProblem(`/api/notes/${'x'.repeat(1_000)}`, {}, 400, 'request.invalid-query');
  });
  it('a wrong method is 405 and names the right ones', async () => {
    const { response } = await expectProblem('/api/notes', { method: 'DELETE' }, 405, 'request.method-not-allowed');
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });
  it('an accident is 500 and tells nothing', async () => {
    const { body } = await expectProblem('/api/notes/500', {}, 500, 'server.error');
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('deadlines', () => {
  it('a statement that takes too long is 503 with Retry-After', async () => {
    // The statement itself would take 20 s, and then succeed.
    const { response } = await expectProblem('/api/notes/503', {}, 503, 'server.unavailable');
    expect(response.headers.get('retry-after')).toBe('1');
  });
  it('a caller who gave up already gets 504 and costs no statement', async () => {
    await expectProblem('/api/notes/503', { headers: { 'x-deadline-ms': '0' } }, 504, 'server.timeout');
  });
});

describe('internal routes, health and metrics', () => {
  it('only our own processes see an internal route', async () => {
    const headers = { 'x-waymark-identity': await signServiceIdentity('gateway', SECRET) };
    expect((await ask('/internal/notes/3', { headers })).body).toEqual({ id: '3' });
    await expectProblem('/internal/notes/3', { headers: member }, 404, 'request.not-found');
  });
  it('a service is no member', async () => {
    const headers = { ...json, 'x-waymark-identity': await signServiceIdentity('gateway', SECRET) };
    await expectProblem('/api/notes', { method: 'POST', headers, body: '{"text":"a"}' }, 401, 'auth.required');
  });
  it('reports its parts', async () => {
    expect((await ask('/health/live')).body).toEqual({ status: 'ok' });
    expect((await ask('/health/ready')).body.parts.postgres).toBe('up');
  });
  it('counts requests by route pattern', async () => {
    const text = await (await fetch(`${service.origin}/metrics`)).text();
    expect(text).toContain('route="/api/notes/:id",status="200"');
  });
});

describe('Idempotency-Key', () => {
  it('a key sent three times at once makes one row and one answer', async () => {
    const post = (key: string, text: string) =>
      ask('/api/notes', {
        method: 'POST',
        headers: { ...member, ...json, 'idempotency-key': key },
        body: JSON.stringify({ text }),
      });
    const keys = Array.from({ length: 60 }, (_, index) => `key-number-${index}`);
    const groups = [];
    // A few keys at a time: on a busy machine the pool's own limit would answer, and that has a spec of its own.
    for (let done = 0; done < keys.length; done += 5) {
      const some = keys.slice(done, done + 5);
      groups.push(
        ...(await Promise.all(some.map((key) => Promise.all([post(key, key), post(key, key), post(key, key)])))),
      );
    }
    for (const group of groups) {
      expect(group.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(group.map(({ body }) => body.id)).size).toBe(1);
      expect(group.filter(({ response }) => response.headers.get('x-replayed') === 'false')).toHaveLength(1);
    }
    expect(new Set(groups.map((group) => group[0]?.body.id)).size).toBe(keys.length);
    const other = await post('key-number-0', 'something else');
    expect({ status: other.status, code: other.body.code }).toEqual({
      status: 422,
      code: 'request.idempotency-mismatch',
    });
  }, 20_000);

  it('without a key the same request makes a row each time', async () => {
    const init = { method: 'POST', headers: { ...member, ...json }, body: '{"text":"again"}' };
    const answers = await Promise.all([ask('/api/notes', init), ask('/api/notes', init), ask('/api/notes', init)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
  });

  it('a malformed key is 400', async () => {
    const headers = { ...member, ...json, 'idempotency-key': 'short' };
    await expectProblem('/api/notes', { method: 'POST', headers, body: '{"text":"a"}' }, 400, 'request.malformed');
  });
});
