import sql from 'sql-template-tag';
import { NAME_RESERVED } from '@waymark/contracts-account';
import { sessionHash } from '@waymark/edge-kit';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  sharedAccount,
} from '../../../test/account-service';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const tokenOf = (response: Response) => cookieOf(response).replace('sid=', '');

describe('register (A3.8, A3.9, A3.31, A3.32, A4.14, A5.7, A5.9, A5.11, A5.13, A5.15, A5.16, A5.18, A5.28, A7.12, A9.5, A11.9, A12.1, A12.4, A12.12, A12.17)', () => {
  it('creates a member, signs in and tells the others the public name only', async () => {
    const response = await account.post('/api/auth/register', registration('ana'));
    expect(response.status).toBe(201);
    const member = await bodyOf<{ id: number }>(response);
    expect(member).toEqual({
      id: expect.any(Number),
      email: 'ana@example.org',
      displayName: 'Maya Lopez',
      username: 'ana',
    });
    const lookup = await account.lookup(sessionHash(tokenOf(response)));
    expect(await bodyOf(lookup)).toEqual({ memberId: member.id, role: 'member', displayName: 'Maya Lopez' });
    const [event] = await account.sql.query<{ type: string; data: unknown }>(
      sql`SELECT type, data FROM outbox WHERE aggregate_id = ${String(member.id)}`,
    );
    expect(event).toEqual({
      type: 'account.member.registered.v1',
      data: { memberId: member.id, displayName: 'Maya Lopez', username: 'ana', isVerified: false },
    });
  });

  it('answers a known e-mail with the same body, signs nobody in and changes nothing (A7.13)', async () => {
    const first = await account.post('/api/auth/register', registration('ben'));
    const other = {
      email: 'BEN@Example.org',
      password: 'other words entirely',
      confirmPassword: 'other words entirely',
    };
    const sessions = () => account.sql.query(sql`SELECT sid FROM session ORDER BY sid`);
    const before = await sessions();
    const again = await account.post('/api/auth/register', registration('ben2', other), { cookie: cookieOf(first) });
    expect(again.status).toBe(201);
    expect(await bodyOf(again)).toEqual({
      id: expect.any(Number),
      email: 'BEN@Example.org',
      displayName: 'Maya Lopez',
      username: 'ben2',
    });
    expect(again.headers.get('set-cookie')).toBeNull();
    // How many tries at a known address are left would say that it is one.
    for (const { headers } of [first, again]) expect(headers.get('ratelimit-policy')).toMatch(/^"register-origin";/);
    expect(await sessions()).toEqual(before);
    const rows = await account.sql.query(sql`SELECT username FROM "user" WHERE email_key = 'ben@example.org'`);
    expect(rows).toEqual([{ username: 'ben' }]);
  });

  it('refuses a username that looks like a taken one', async () => {
    await account.post('/api/auth/register', registration('carla'));
    const response = await account.post(
      '/api/auth/register',
      registration('x', { username: 'Саrla', email: 'c2@example.org' }),
    );
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).fieldErrors).toEqual({ username: 'This username is taken.' });
  });

  it('makes one account of two registrations at the same instant', async () => {
    const both = await Promise.all(
      ['dora1', 'dora2'].map((username) => account.post('/api/auth/register', registration('dora', { username }))),
    );
    expect(both.map((response) => response.status)).toEqual([201, 201]);
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = 'dora@example.org'`)).toHaveLength(1);
  });

  it('names the taken username to the slower of two at the same instant', async () => {
    const both = await Promise.all(
      ['e1', 'e2'].map((name) => account.post('/api/auth/register', registration(name, { username: 'emil' }))),
    );
    expect(both.map((response) => response.status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['password', { password: 'password', confirmPassword: 'password' }],
    ['password', { password: 'flora@example.org', confirmPassword: 'flora@example.org' }],
    ['password', { password: 'short', confirmPassword: 'short' }],
    ['confirmPassword', { confirmPassword: 'something else' }],
    ['username', { username: 'ab' }],
    ['username', { username: '<script>' }],
    ['username', { username: 'x'.repeat(51) }],
    ['displayName', { displayName: 'x'.repeat(101) }],
    ['displayName', { displayName: 'A' }],
    ['email', { email: 'no address' }],
    ['consentToDataProcessing', { consentToDataProcessing: false }],
  ])('names %s as wrong for %j', async (field, more) => {
    const response = await account.post('/api/auth/register', registration('flora', more));
    expect(response.status).toBe(422);
    expect(Object.keys((await bodyOf<{ fieldErrors: object }>(response)).fieldErrors)).toContain(field);
  });

  it.each([
    ['displayName', { displayName: 'Wаymark Support' }],
    ['displayName', { displayName: 'Former\u200b member' }],
    ['username', { username: 'm0derator' }],
  ])('keeps names of the site and its staff: %s of %j', async (field, more) => {
    const response = await account.post('/api/auth/register', registration('poser', more));
    expect([response.status, (await bodyOf(response)).fieldErrors]).toEqual([422, { [field]: NAME_RESERVED }]);
  });

  it.each(['ราชา', 'राम_कुमार', 'தமிழ்', 'ကျွန်ုပ်', 'ශ්\u200dරී.ලංකා', 'محمد', 'Zoë'])(
    'takes the username %s',
    async (username) => {
      const form = registration('x', { username, email: `${newAddress()}@example.org` });
      expect((await account.post('/api/auth/register', form)).status).toBe(201);
      const again = registration('x', {
        username: username.replace('\u200d', ''),
        email: `${newAddress()}@example.org`,
      });
      expect((await account.post('/api/auth/register', again)).status).toBe(422);
    },
  );

  it('is one account in both spellings of an address', async () => {
    const first = await account.post('/api/auth/register', registration('idn1', { email: 'rock&roll@müller.de' }));
    expect(await bodyOf(first)).toMatchObject({ email: 'rock&roll@xn--mller-kva.de' });
    const again = await account.post(
      '/api/auth/register',
      registration('idn2', { email: 'Rock&Roll@xn--mller-kva.de' }),
    );
    expect([again.status, again.headers.get('set-cookie')]).toEqual([201, null]);
    const signIn = { email: 'rock&roll@MÜLLER.de', password: 'quiet rivers at noon' };
    expect((await account.post('/api/auth/login', signIn)).status).toBe(200);
  });

  it.each([
    [{}, false],
    [{ consentToMarketing: true }, true],
  ])('keeps what was agreed to, and when: %j', async (more, marketing) => {
    const name = `agrees-${marketing}`;
    await account.post('/api/auth/register', registration(name, more));
    const row = await account.sql.one(sql`
      SELECT consent_to_data_processing AS processing, consent_to_marketing AS marketing, consent_given_at > now() - interval '1 minute' AS now FROM "user" WHERE username = ${name}`);
    expect(row).toEqual({ processing: true, marketing, now: true });
  });

  it('names every missing field with its documented message', async () => {
    const response = await account.post('/api/auth/register', {});
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).fieldErrors).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      displayName: 'Display name must be at least 2 characters',
      username: 'Username must be at least 3 characters',
      consentToDataProcessing: 'You must consent to data processing to create an account',
    });
  });

  it.each(['\u0430na-look', 'ana\u200b-look', 'ANA-look', '\uff41na-look', 'an\u0430-l\u03bfok'])(
    'lets nobody pass for another member as %j',
    async (username) => {
      await account.post('/api/auth/register', registration('ana-look', { email: 'ana-look@example.org' }));
      const response = await account.post(
        '/api/auth/register',
        registration('other', { username, email: `${newAddress()}@example.org` }),
      );
      expect(response.status).toBe(422);
      expect(Object.keys((await bodyOf<{ fieldErrors: object }>(response)).fieldErrors)).toEqual(['username']);
    },
  );

  it('takes no session id that a browser brings along, and ends the one it held', async () => {
    const planted = `sid=${'A'.repeat(43)}`;
    const first = await account.post('/api/auth/register', registration('ida-f'), { cookie: planted });
    expect(cookieOf(first)).not.toBe(planted);
    const second = await account.post('/api/auth/register', registration('ida-g'), { cookie: cookieOf(first) });
    expect((await account.lookup(sessionHash(tokenOf(first)))).status).toBe(404);
    expect((await account.lookup(sessionHash(tokenOf(second)))).status).toBe(200);
  });

  it('stores neither the password nor the session id', async () => {
    const response = await account.post('/api/auth/register', registration('hanna'));
    const rows = await account.sql.query(sql`SELECT row_to_json(u)::text AS u FROM "user" u`);
    const sessions = await account.sql.query(sql`SELECT row_to_json(s)::text AS s FROM session s`);
    const stored = JSON.stringify([rows, sessions]);
    expect(stored).not.toContain('quiet rivers');
    expect(stored).not.toContain(tokenOf(response));
    expect(stored).toContain(sessionHash(tokenOf(response)));
  });
});
