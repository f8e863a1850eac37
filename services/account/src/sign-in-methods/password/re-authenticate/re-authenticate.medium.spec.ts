import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  sharedAccount,
} from '../../../../test/account-service';
import { ReAuthentication } from '../../../session/re-authentication';
import { sessionHash } from '@waymark/edge-kit';

const PASSWORD = 'quiet rivers at noon';

let account: AccountUnderTest;
let fresh: ReAuthentication;
beforeAll(async () => {
  account = await sharedAccount();
  fresh = account.app.get(ReAuthentication);
}, 60_000);

const hashOf = (cookie: string) => sessionHash(cookie.replace('sid=', ''));

async function newMember(name: string) {
  const response = await account.post('/api/auth/register', registration(name));
  return { id: (await bodyOf<{ id: number }>(response)).id, cookie: cookieOf(response) };
}

async function provedMinutesAgo(cookie: string, minutes: number): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000).toISOString();
  await account.sql.query(
    sql`UPDATE session SET sess = sess || ${JSON.stringify({ provedAt: time })}::jsonb WHERE sid = ${hashOf(cookie)}`,
  );
}

async function prove(id: number, cookie: string, password: string, address = newAddress()): Promise<Response> {
  const identity = await account.identityOf(id);
  return account.post(
    '/api/auth/prove',
    { password },
    { cookie, 'x-forwarded-for': address, 'x-waymark-identity': identity },
  );
}

describe('a fresh sign-in', () => {
  it('is one of the last 15 minutes, and names the session', async () => {
    const { id, cookie } = await newMember('rosa');
    expect(await fresh.require(cookie)).toEqual({
      hash: hashOf(cookie),
      memberId: id,
      role: 'member',
      method: 'password',
      secondFactor: false,
      provedAt: expect.any(Date),
    });
    await provedMinutesAgo(cookie, 16);
    await expect(fresh.require(cookie)).rejects.toMatchObject({ status: 403, code: 'auth.prove-again' });
    expect(await fresh.require(cookie, 60)).toMatchObject({ memberId: id });
  });

  it.each(['', 'sid=', `sid=${'A'.repeat(43)}`])('is not one without a session: %s', async (cookie) => {
    await expect(fresh.require(cookie)).rejects.toMatchObject({ status: 401 });
  });
});

describe('proving again (A10.36)', () => {
  it('makes the session fresh under a new id, and ends the old id', async () => {
    const { id, cookie } = await newMember('saul');
    await provedMinutesAgo(cookie, 600);
    const response = await prove(id, cookie, PASSWORD);
    expect(response.status).toBe(204);
    const next = cookieOf(response);
    expect(next).not.toBe(cookie);
    expect(await fresh.require(next)).toMatchObject({ memberId: id });
    expect((await account.lookup(hashOf(cookie))).status).toBe(404);
    const [told] = await account.sql.query(sql`SELECT data FROM outbox WHERE aggregate_id = ${hashOf(cookie)}`);
    expect(told).toEqual({ data: { sessionHash: hashOf(cookie) } });
  });

  it('moves neither the start of the session nor its last day', async () => {
    const { id, cookie } = await newMember('tara');
    const facts = (of: string) =>
      account.sql.one(
        sql`SELECT sess->>'createdAt' AS start, expire, sess->>'device' AS device FROM session WHERE sid = ${hashOf(of)}`,
      );
    const before = await facts(cookie);
    const next = cookieOf(await prove(id, cookie, PASSWORD));
    expect(await facts(next)).toEqual(before);
  });

  it('says so when the password is wrong, and leaves the session as it was', async () => {
    const { id, cookie } = await newMember('uma');
    await provedMinutesAgo(cookie, 600);
    const response = await prove(id, cookie, 'loud rivers at noon');
    expect(response.status).toBe(422);
    expect(await bodyOf(response)).toMatchObject({
      fieldErrors: { password: 'This password is not right. Please try again.' },
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    await expect(fresh.require(cookie)).rejects.toMatchObject({ status: 403 });
  });

  it('takes no more than ten guesses from one address', async () => {
    const { id, cookie } = await newMember('vera');
    const address = newAddress();
    for (let guess = 0; guess < 10; guess += 1) await prove(id, cookie, `guess ${guess}`, address);
    expect((await prove(id, cookie, PASSWORD, address)).status).toBe(429);
  });

  it('brings no ended session back', async () => {
    const { id, cookie } = await newMember('walt');
    await account.signOut(cookie);
    const response = await prove(id, cookie, PASSWORD);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  });
});
