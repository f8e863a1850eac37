import { createHmac } from 'node:crypto';
import sql from 'sql-template-tag';
import { hash } from '@node-rs/argon2';
import { sessionCacheKey, SESSION_REVOKED } from '@waymark/contracts-account';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  sharedAccount,
} from '../../../../test/account-service';
import { sessionHash } from '@waymark/edge-kit';

let account: AccountUnderTest;
beforeAll(async () => {
  account = await sharedAccount();
  await account.post('/api/auth/register', registration('ines'));
}, 60_000);

const right = { email: 'Ines@EXAMPLE.org', password: 'quiet rivers at noon' };
const wrong = { ...right, password: 'loud rivers at noon' };
const hashOf = (cookie: string) => sessionHash(cookie.replace('sid=', ''));

// As an older release would have stored it: same pepper, cheaper parameters.
function weakHash(password: string): Promise<string> {
  const peppered = createHmac('sha256', 'a pepper of at least thirty-two characters').update(password).digest('base64');
  return hash(peppered, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
}

describe('the end of a session', () => {
  it('is told to the gateways, once, by its hash alone', async () => {
    const cookie = cookieOf(await account.post('/api/auth/login', right));
    await account.signOut(cookie);
    await account.signOut(cookie);
    const rows = await account.sql.query<{ data: unknown }>(
      sql`SELECT data FROM outbox WHERE type = 'account.session.ended.v1' AND aggregate_id = ${hashOf(cookie)}`,
    );
    expect(rows).toEqual([{ data: { sessionHash: hashOf(cookie) } }]);
  });
});

describe('sign in (A5.2, A5.4, A7.10, A7.23, A10.35, A10.111, A11.4, A12.2, A12.11)', () => {
  it('says in every answer how many tries are left, the same for an address that nobody has (A11.8)', async () => {
    for (const form of [wrong, { ...wrong, email: 'nobody.at.all@example.org' }]) {
      const { headers, status } = await account.post('/api/auth/login', form);
      expect(status).toBe(401);
      expect(headers.get('ratelimit-policy')).toMatch(/^"sign-in-pair";q=\d+;w=300$/);
      expect(headers.get('ratelimit')).toMatch(/^"sign-in-pair";r=\d+;t=\d+$/);
    }
  });

  it('starts a session whatever the case of the e-mail', async () => {
    const response = await account.post('/api/auth/login', right);
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toMatchObject({
      email: 'ines@example.org',
      username: 'ines',
      role: 'member',
      reviewCount: 0,
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const cached = await account.redis.get(sessionCacheKey(hashOf(cookieOf(response))));
    expect(JSON.parse(cached ?? '')).toMatchObject({ role: 'member', displayName: 'Maya Lopez' });
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    const known = await account.post('/api/auth/login', wrong);
    const unknown = await account.post('/api/auth/login', { ...wrong, email: 'nobody@example.org' });
    const bodies = await Promise.all(
      [known, unknown].map(async (response) => ({ ...(await bodyOf(response)), correlationId: '' })),
    );
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it.each([
    [{}, { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' }],
    [{ ...right, email: 'no address' }, { email: 'Please enter a valid email address' }],
    [{ ...right, password: 'short' }, { password: 'Password must be at least 6 characters' }],
  ])('names what is wrong with %j in the documented words', async (form, fieldErrors) => {
    const response = await account.post('/api/auth/login', form);
    expect([response.status, (await bodyOf(response)).fieldErrors]).toEqual([422, fieldErrors]);
  });

  it('ends the session that the browser held before', async () => {
    const first = cookieOf(await account.post('/api/auth/login', right));
    const second = cookieOf(await account.post('/api/auth/login', right, { cookie: first }));
    expect((await account.lookup(hashOf(first))).status).toBe(404);
    expect((await account.lookup(hashOf(second))).status).toBe(200);
  });

  it('takes no session id that a browser brings along', async () => {
    const planted = `sid=${'A'.repeat(43)}`;
    const cookie = cookieOf(await account.post('/api/auth/login', right, { cookie: planted }));
    expect(cookie).not.toBe(planted);
    expect((await account.lookup(hashOf(planted))).status).toBe(404);
  });

  it('stops guesses at an account from one address, and lets its owner in from another', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const email = 'ines@example.org';
    for (let guess = 0; guess < 10; guess += 1)
      await account.post('/api/auth/login', { email, password: `guess ${guess}` }, headers);
    const stopped = await account.post('/api/auth/login', right, headers);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await account.post('/api/auth/login', right)).status).toBe(200);
  });

  it('makes a weak hash strong again', async () => {
    await account.sql.query(
      sql`UPDATE "user" SET password_hash = ${await weakHash(right.password)} WHERE username = 'ines'`,
    );
    expect((await account.post('/api/auth/login', right)).status).toBe(200);
    const row = await account.sql.one<{ h: string }>(
      sql`SELECT password_hash AS h FROM "user" WHERE username = 'ines'`,
    );
    expect(row?.h).toContain('m=19456,t=2,p=1');
  });

  it('lets no suspended member in', async () => {
    await account.post('/api/auth/register', registration('jane'));
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE username = 'jane'`);
    expect((await account.post('/api/auth/login', { ...right, email: 'jane@example.org' })).status).toBe(401);
  });
});

describe('sign out', () => {
  it('ends the session for every gateway and takes the cookie away', async () => {
    const cookie = cookieOf(await account.post('/api/auth/login', right));
    const response = await account.signOut(cookie);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toContain('sid=; Max-Age=0');
    expect(await account.redis.get(sessionCacheKey(hashOf(cookie)))).toBe(SESSION_REVOKED);
    expect((await account.lookup(hashOf(cookie))).status).toBe(404);
  });

  it('is fine without a session', async () => {
    expect((await account.signOut('')).status).toBe(204);
  });
});

describe('current user', () => {
  it('is the member of the identity', async () => {
    const row = await account.sql.one<{ id: number }>(sql`SELECT id FROM "user" WHERE username = 'ines'`);
    const response = await account.currentUser(row?.id ?? 0);
    expect(await bodyOf(response)).toMatchObject({ id: row?.id, email: 'ines@example.org', isVerified: false });
  });

  it('is nobody when the member is gone', async () => {
    expect((await account.currentUser(999_999)).status).toBe(401);
  });
});
