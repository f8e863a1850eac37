import { createHmac } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sessionCacheKey, sessionEnded, SESSION_REVOKED } from '@waymark/contracts-account';
import { until } from '@waymark/testing';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  codeOf,
  cookieOf,
  fieldErrorsOf,
  hashOf,
  newAddress,
  sharedAccount,
} from '../../../test/account-service';
import { told } from '../../../test/events';
import { newMember, PASSWORD } from '../../../test/members';

let account: AccountUnderTest;
beforeAll(async () => {
  account = await sharedAccount();
  await newMember(account, 'ines');
}, 60_000);

const right = { email: 'Ines@EXAMPLE.org', password: PASSWORD };
const wrong = { ...right, password: 'loud rivers at noon' };
const login = (form: object, headers = {}) => account.post('/api/auth/login', form, headers);
const isOpen = async (cookie: string) => (await account.lookup(hashOf(cookie))).status === 200;

// As an older release would have stored it: same pepper, cheaper parameters.
function weakHash(password: string): Promise<string> {
  const peppered = createHmac('sha256', 'a pepper of at least thirty-two characters').update(password).digest('base64');
  return hash(peppered, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
}

describe('sign in (A5.2, A5.4, A7.10, A7.23, A10.35, A10.111, A11.4, A12.2, A12.11)', () => {
  it('says the same of a wrong password and of an unknown account, with the tries that are left (A11.8)', async () => {
    const bodies = [];
    for (const form of [wrong, { ...wrong, email: 'nobody.at.all@example.org' }]) {
      const response = await login(form);
      expect(response.status).toBe(401);
      expect(response.headers.get('ratelimit-policy')).toMatch(/^"sign-in-pair";q=\d+;w=300$/);
      expect(response.headers.get('ratelimit')).toMatch(/^"sign-in-pair";r=\d+;t=\d+$/);
      bodies.push({ ...(await bodyOf(response)), correlationId: '' });
    }
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('starts a session whatever the case of the e-mail', async () => {
    const response = await login(right);
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

  it.each([
    [{}, { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' }],
    [{ ...right, email: 'no address' }, { email: 'Please enter a valid email address' }],
  ])('names what is wrong with %j in the documented words', async (form, fieldErrors) =>
    expect(await fieldErrorsOf(login(form))).toEqual(fieldErrors),
  );

  it('takes no session id that a browser brings along, and ends the session that it held before', async () => {
    const planted = `sid=${'A'.repeat(43)}`;
    const first = cookieOf(await login(right, { cookie: planted }));
    expect([first === planted, await isOpen(planted)]).toEqual([false, false]);
    const second = cookieOf(await login(right, { cookie: first }));
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  it('stops guesses at an account from one address, and lets its owner in from another', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    for (let guess = 0; guess < 10; guess += 1) await login({ ...right, password: `guess ${guess}` }, headers);
    const stopped = await login(right, headers);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(right)).status).toBe(200);
  });

  it('makes a weak hash strong again', async () => {
    const stored = () =>
      account.sql.one<{ h: string }>(sql`SELECT password_hash AS h FROM "user" WHERE username = 'ines'`);
    await account.sql.query(sql`UPDATE "user" SET password_hash = ${await weakHash(PASSWORD)} WHERE username = 'ines'`);
    expect((await login(right)).status).toBe(200);
    expect((await stored())?.h).toContain('m=19456,t=2,p=1');
  });

  it('lets no suspended member in', async () => {
    const { id, email } = await newMember(account);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${id}`);
    expect((await login({ ...right, email })).status).toBe(401);
  });
});

describe('a password that is right when a sign-in begins', () => {
  /** Signs in; the account changes by `change` after its password was found right and before there is a session. */
  async function signInDuring(change: ReturnType<typeof sql>): Promise<Response> {
    const { id, email } = await newMember(account);
    let answer: Promise<Response> | undefined;
    await account.sql.transaction(async (tx) => {
      await tx.query(sql`UPDATE "user" SET ${change} WHERE id = ${id}`);
      await tx.query(sql`DELETE FROM session`);
      answer = login({ ...right, email });
      await until('a login that waits for the account', 5_000, () =>
        account.sql.one(
          sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      );
    });
    if (!answer) throw new Error('No sign-in was begun');
    return answer;
  }

  it.each([
    ['is replaced', sql`password_hash = 'another'`, '401 auth.invalid-credentials'],
    ['belongs to somebody who is suspended', sql`is_active = false, suspended_at = now()`, '401 auth.required'],
  ])('opens nothing when it %s before the session is there (A10.114)', async (_what, change, code) => {
    const response = await signInDuring(change);
    expect([response.headers.getSetCookie(), await codeOf(response)]).toEqual([[], code]);
    expect(await account.sql.query(sql`SELECT 1 FROM session`)).toEqual([]);
  });
});

describe('sign out', () => {
  it('ends the session for all gateways, which get only its hash, once, and clears the cookie', async () => {
    const cookie = cookieOf(await login(right));
    const response = await account.signOut(cookie);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringContaining('sid=; Max-Age=0'),
    ]);
    expect(await account.redis.get(sessionCacheKey(hashOf(cookie)))).toBe(SESSION_REVOKED);
    expect(await isOpen(cookie)).toBe(false);
    for (const over of [cookie, '']) expect((await account.signOut(over)).status).toBe(204);
    expect(await told(account, sessionEnded, hashOf(cookie))).toEqual([{ sessionHash: hashOf(cookie) }]);
  });
});

describe('current user', () => {
  it('is the member of the identity, and nobody when the member is gone', async () => {
    const { id, email } = await newMember(account);
    expect(await bodyOf(await account.currentUser(id))).toMatchObject({ id, email, isVerified: false });
    expect((await account.currentUser(999_999)).status).toBe(401);
  });
});
