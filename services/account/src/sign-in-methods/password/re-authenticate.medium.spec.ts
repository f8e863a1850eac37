import { randomUUID } from 'node:crypto';
import { sessionEnded } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  codeOf,
  cookieOf,
  fieldErrorsOf,
  hashOf,
  newAddress,
  sharedAccount,
} from '../../../test/account-service';
import { told } from '../../../test/events';
import { type Member, newMember, PASSWORD, provedMinutesAgo } from '../../../test/members';
import { SoftwarePasskey } from '../../../test/software-passkey';
import { ReAuthentication } from '../../session/re-authentication';

let account: AccountUnderTest;
let fresh: ReAuthentication;
let member: Member;
beforeAll(async () => {
  account = await sharedAccount();
  fresh = account.app.get(ReAuthentication);
}, 60_000);
beforeEach(async () => void (member = await newMember(account)));

const prove = async ({ id, cookie }: Member, password: string, address = newAddress()) =>
  account.post(
    '/api/auth/prove',
    { password },
    { cookie, 'x-forwarded-for': address, 'x-waymark-identity': await account.identityOf(id) },
  );

describe('a fresh sign-in', () => {
  it('is less than 15 minutes old, and belongs to a session', async () => {
    const { id, cookie } = member;
    expect(await fresh.require(cookie)).toEqual({
      hash: hashOf(cookie),
      memberId: id,
      role: 'member',
      method: 'password',
      secondFactor: false,
      provedAt: expect.any(Date),
    });
    await provedMinutesAgo(account, member, 16);
    await expect(fresh.require(cookie)).rejects.toMatchObject({ status: 403, code: 'auth.prove-again' });
    expect(await fresh.require(cookie, 60)).toMatchObject({ memberId: id });
  });

  it.each(['', 'sid=', `sid=${'A'.repeat(43)}`])('is not one without a session: %s', (cookie) =>
    expect(fresh.require(cookie)).rejects.toMatchObject({ status: 401 }),
  );

  // Linking a login service needs one too: see the specs of providers/link, which have such a service.
  it.each<[method: string, path: string, body?: object]>([
    ['POST', '/api/auth/authenticator'],
    ['POST', '/api/auth/authenticator/confirm', { code: '123456' }],
    ['DELETE', '/api/auth/authenticator'],
    ['POST', '/api/auth/authenticator/recovery-codes'],
    ['POST', '/api/auth/passkeys/options'],
    [
      'POST',
      '/api/auth/passkeys',
      { name: 'Phone', credential: new SoftwarePasskey().create({ challenge: 'A', user: { id: 'B' } }) },
    ],
    ['DELETE', '/api/auth/passkeys/1'],
    ['POST', '/api/auth/change-email', { newEmail: 'other@example.org' }],
    ['POST', '/api/privacy/delete', { reviews: 'delete' }],
    ['POST', '/api/privacy/export'],
    ['GET', `/api/privacy/export/${randomUUID()}/file`],
  ])('is needed for %s %s', async (method, path, ...[body]) => {
    await provedMinutesAgo(account, member, 16);
    expect(await codeOf(account.browse(member.cookie, method, path, body))).toBe('403 auth.prove-again');
  });
});

describe('re-authentication (A10.36)', () => {
  it('makes the session fresh under a new id, ends the old id, and moves neither its start nor its last day', async () => {
    const facts = (of: string) =>
      account.sql.one(
        sql`SELECT sess->>'createdAt' AS start, expire, sess->>'device' AS device FROM session WHERE sid = ${hashOf(of)}`,
      );
    const before = await facts(member.cookie);
    await provedMinutesAgo(account, member, 600);
    const response = await prove(member, PASSWORD);
    expect(response.status).toBe(204);
    const next = cookieOf(response);
    expect(next).not.toBe(member.cookie);
    expect(await fresh.require(next)).toMatchObject({ memberId: member.id });
    expect(await facts(next)).toEqual(before);
    const ended = hashOf(member.cookie);
    expect((await account.lookup(ended)).status).toBe(404);
    expect(await told(account, sessionEnded, ended)).toEqual([{ sessionHash: ended }]);
  });

  it('reports a wrong password, and does not change the session', async () => {
    await provedMinutesAgo(account, member, 600);
    const response = await prove(member, 'loud rivers at noon');
    expect(await fieldErrorsOf(response)).toEqual({ password: 'This password is not right. Please try again.' });
    expect(response.headers.get('set-cookie')).toBeNull();
    await expect(fresh.require(member.cookie)).rejects.toMatchObject({ status: 403 });
  });

  it('accepts at most ten attempts from one address', async () => {
    const address = newAddress();
    for (let guess = 0; guess < 10; guess += 1) await prove(member, `guess ${guess}`, address);
    expect((await prove(member, PASSWORD, address)).status).toBe(429);
  });

  it('brings no ended session back', async () => {
    await account.signOut(member.cookie);
    const response = await prove(member, PASSWORD);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([401, null]);
  });
});
