import sql from 'sql-template-tag';
import { NAME_RESERVED } from '@waymark/contracts-account';
import { sessionHash } from '@waymark/edge-kit';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  startAccount,
} from '../../../test/account-service';
import { allSent, mailsTo, mailTo, tokenIn } from '../../../test/mailbox';

let account: AccountUnderTest;
beforeAll(async () => void (account = await startAccount()), 60_000);
afterAll(() => account?.stop());

const tokenOf = (response: Response) => cookieOf(response).replace('sid=', '');

describe('register', () => {
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

  it('answers a known e-mail with the same body, signs nobody in and changes nothing', async () => {
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

  it('takes thirty accounts from one address, then says for how long to wait', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const taken = registration('day-centre', { email: `${newAddress()}@example.org` });
    for (let number = 1; number <= 30; number += 1)
      expect((await account.post('/api/auth/register', { ...taken, username: `day-${number}` }, headers)).status).toBe(
        201,
      );
    const refused = await account.post('/api/auth/register', registration('g6x'), headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit')).toMatch(/^"register-origin";r=0;t=\d+$/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(60);
    expect((await bodyOf<{ title: string }>(refused)).title).toContain(`${Math.ceil(seconds / 60)} minutes`);
  });

  describe.each([
    ['10.77.1.', '10.77.2.9'],
    ['2001:db8:77:', '2001:db8:78:1::9'],
  ])('in the network %s* that met five known addresses', (network, elsewhere) => {
    const name = `met-${network.length}`;
    const from = (host: number) => ({
      'x-forwarded-for': network.includes(':') ? `${network}${host}::1` : network + String(host),
    });
    beforeAll(async () => {
      for (let host = 1; host <= 5; host += 1) {
        await account.post('/api/auth/register', registration(`${name}${host}`));
        const again = registration(`${name}x`, { email: `${name}${host}@example.org` });
        expect((await account.post('/api/auth/register', again, from(host))).status).toBe(201);
      }
    });

    it('nothing tells a known address from a new one, and neither signs in before a mail is confirmed', async () => {
      const typed = [registration(`${name}new`), registration(`${name}old`, { email: `${name}1@example.org` })];
      for (const [host, form] of typed.entries()) {
        const answer = await account.post('/api/auth/register', form, from(20 + host));
        const { email, displayName, username } = form;
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, null]);
        expect(await bodyOf(answer)).toEqual({ id: expect.any(Number), email, displayName, username });
        const signIn = { email, password: form.password };
        // What the form said opens nothing, and its username is still free.
        if (email === `${name}new@example.org`)
          expect((await account.post('/api/auth/login', signIn, from(20 + host))).status).toBe(401);
        const same = await account.post(
          '/api/auth/register',
          { ...form, email: `${newAddress()}@example.org` },
          from(host),
        );
        expect(same.status).toBe(201);
      }
      expect(await account.sql.query(sql`SELECT id FROM "user" WHERE username_key LIKE ${`${name}new%`}`)).toEqual([]);
      await mailTo(account, `${name}1@example.org`, 'You have an account already');
    });

    it('a new account is made by the link of its mail, with another username when its own is taken by then', async () => {
      const form = registration(`${name}late`);
      await account.post('/api/auth/register', form, from(30));
      const other = registration(form.username, { email: `${name}first@example.org` });
      await account.post('/api/auth/register', other, { 'x-forwarded-for': elsewhere });
      const token = tokenIn(await mailTo(account, form.email, 'Finish creating your account'));
      const confirm = () => account.post('/api/auth/verify-email', { token });
      expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 400]);
      const signedIn = await account.post('/api/auth/login', { email: form.email, password: form.password });
      expect(signedIn.status).toBe(200);
      expect(await bodyOf(signedIn)).toMatchObject({
        emailVerified: true,
        username: expect.stringMatching(new RegExp(`^${form.username}-\\d+$`)),
      });
    });

    it('other networks register as ever', async () => {
      const answer = await account.post('/api/auth/register', registration(`${name}far`), {
        'x-forwarded-for': elsewhere,
      });
      expect([answer.status, cookieOf(answer) === '']).toEqual([201, false]);
    });
  });

  it('answers every try at one known address alike, counts three of them, and mails its owner three times a day at most', async () => {
    await account.post('/api/auth/register', registration('target'));
    const headers = { 'x-forwarded-for': newAddress() };
    for (let time = 1; time <= 7; time += 1) {
      const form = registration(`t${time}x`, { email: 'Target@example.org' });
      expect((await account.post('/api/auth/register', form, headers)).status).toBe(201);
    }
    const fresh = await account.post('/api/auth/register', registration('t-fresh'), headers);
    expect(fresh.headers.get('set-cookie')).toContain('sid=');
    await allSent(account);
    const mails = await mailsTo(account, 'target@example.org');
    expect(mails.filter(({ subject }) => subject === 'You have an account already')).toHaveLength(3);
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
