import { memberRegistered, NAME_RESERVED } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  fieldErrorsOf,
  hashOf,
  newAddress,
  registration,
  sharedAccount,
} from '../../test/account-service';
import { told } from '../../test/events';
import { allSent, mailsTo, mailTo, tokenIn } from '../../test/mailbox';
import { newMember, PASSWORD } from '../../test/members';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const register = (name: string, more: object = {}, headers = {}) =>
  account.post('/api/auth/register', { ...registration(name), ...more }, headers);
const anyEmail = () => ({ email: `${newAddress()}@example.org` });
const isOpen = async (cookie: string) => (await account.lookup(hashOf(cookie))).status === 200;
const TAKEN = { username: 'This username is taken.' };

describe('register (A3.8, A3.9, A3.31, A3.32, A4.14, A5.7, A5.9, A5.11, A5.13, A5.15, A5.16, A5.18, A5.28, A7.12, A9.5, A11.9, A12.1, A12.4, A12.12, A12.17)', () => {
  it('creates a member, signs them in and publishes only the public name', async () => {
    const response = await register('ana');
    expect(response.status).toBe(201);
    const { id, ...member } = await bodyOf<{ id: number }>(response);
    expect(member).toEqual({ email: 'ana@example.org', displayName: 'Maya Lopez', username: 'ana' });
    expect(await bodyOf(await account.lookup(hashOf(cookieOf(response))))).toEqual({
      memberId: id,
      role: 'member',
      displayName: 'Maya Lopez',
    });
    expect(await told(account, memberRegistered, id)).toEqual([
      { memberId: id, displayName: 'Maya Lopez', username: 'ana', isVerified: false },
    ]);
  });

  it('answers a known e-mail with the same body, signs nobody in and changes nothing (A7.13)', async () => {
    const first = await register('ben');
    const sessions = () => account.sql.query(sql`SELECT sid FROM session ORDER BY sid`);
    const before = await sessions();
    const words = { password: 'other words entirely', confirmPassword: 'other words entirely' };
    const again = await register('ben2', { email: 'BEN@Example.org', ...words }, { cookie: cookieOf(first) });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([201, null]);
    expect(await bodyOf(again)).toEqual({
      id: expect.any(Number),
      email: 'BEN@Example.org',
      displayName: 'Maya Lopez',
      username: 'ben2',
    });
    // How many tries at a known address are left would say that it is one.
    for (const { headers } of [first, again]) expect(headers.get('ratelimit-policy')).toMatch(/^"register-origin";/);
    expect(await sessions()).toEqual(before);
    const rows = await account.sql.query(sql`SELECT username FROM "user" WHERE email_key = 'ben@example.org'`);
    expect(rows).toEqual([{ username: 'ben' }]);
  });

  it('makes one account of two registrations at the same instant', async () => {
    const both = await Promise.all(['dora1', 'dora2'].map((username) => register('dora', { username })));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = 'dora@example.org'`)).toHaveLength(1);
  });

  it('names the taken username to the slower of two at the same instant', async () => {
    const both = await Promise.all(['e1', 'e2'].map((name) => register(name, { username: 'emil' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    [{ password: 'password', confirmPassword: 'password' }, ['password']],
    [{ password: 'flora@example.org', confirmPassword: 'flora@example.org' }, ['password']],
    [{ displayName: 'A', username: '<script>' }, ['displayName', 'username']],
    [{ displayName: 'x'.repeat(101), username: 'x'.repeat(51) }, ['displayName', 'username']],
  ])('names what is wrong with %j', async (more, fields) =>
    expect(Object.keys(await fieldErrorsOf(register('flora', more))).sort()).toEqual(fields),
  );

  it('names every missing field with its documented message', async () =>
    expect(await fieldErrorsOf(account.post('/api/auth/register', {}))).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
      confirmPassword: "Passwords don't match",
      displayName: 'Display name must be at least 2 characters',
      username: 'Username must be at least 3 characters',
      consentToDataProcessing: 'You must consent to data processing to create an account',
    }));

  it.each([{ displayName: 'Wаymark Support' }, { username: 'm0derator' }])(
    'keeps names of the site and its staff: %j',
    async (more) =>
      expect(await fieldErrorsOf(register('poser', more))).toEqual({ [Object.keys(more)[0] ?? '']: NAME_RESERVED }),
  );

  it.each(['ราชา', 'राम_कुमार', 'ශ්\u200dරී.ලංකා', 'محمد'])('takes the username %s', async (username) => {
    expect((await register(username, anyEmail())).status).toBe(201);
    expect((await register(username.replace('\u200d', ''), anyEmail())).status).toBe(422);
  });

  it.each(['\u0430na-look', 'ana\u200b-look', 'ANA-look', '\uff41na-look', 'an\u0430-l\u03bfok'])(
    'lets nobody pass for another member as %j',
    async (username) => {
      await register('ana-look');
      expect(await fieldErrorsOf(register(username, anyEmail()))).toEqual(TAKEN);
    },
  );

  it('is one account for both spellings of an address', async () => {
    expect(await bodyOf(await register('idn1', { email: 'rock&roll@müller.de' }))).toMatchObject({
      email: 'rock&roll@xn--mller-kva.de',
    });
    expect(cookieOf(await register('idn2', { email: 'Rock&Roll@xn--mller-kva.de' }))).toBe('');
    const signIn = { email: 'rock&roll@MÜLLER.de', password: PASSWORD };
    expect((await account.post('/api/auth/login', signIn)).status).toBe(200);
  });

  it.each([[{}, false] as const, [{ consentToMarketing: true }, true] as const])(
    'keeps what was agreed to, and when: %j',
    async (more, marketing) => {
      const { id } = await newMember(account, undefined, more);
      const row = await account.sql.one(sql`
        SELECT consent_to_data_processing AS processing, consent_to_marketing AS marketing, consent_given_at > now() - interval '1 minute' AS now FROM "user" WHERE id = ${id}`);
      expect(row).toEqual({ processing: true, marketing, now: true });
    },
  );

  it('takes no session id that a browser brings along, and ends the one it held', async () => {
    const planted = `sid=${'A'.repeat(43)}`;
    const first = cookieOf(await register('ida-f', {}, { cookie: planted }));
    expect(first).not.toBe(planted);
    const second = cookieOf(await register('ida-g', {}, { cookie: first }));
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
  });

  it('stores neither the password nor the session id', async () => {
    const { cookie } = await newMember(account);
    const rows = await account.sql.query(sql`SELECT row_to_json(u)::text AS u FROM "user" u`);
    const sessions = await account.sql.query(sql`SELECT row_to_json(s)::text AS s FROM session s`);
    const stored = JSON.stringify([rows, sessions]);
    for (const secret of ['quiet rivers', cookie.replace('sid=', '')]) expect(stored).not.toContain(secret);
    expect(stored).toContain(hashOf(cookie));
  });
});

describe('limits of registering (A13.7, A13.8)', () => {
  it('takes thirty accounts from one address, then says for how long to wait', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const taken = anyEmail();
    for (let number = 1; number <= 30; number += 1)
      expect((await register(`day-${number}`, taken, headers)).status).toBe(201);
    const refused = await register('g6x', {}, headers);
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
        await register(`${name}${host}`);
        const known = { email: `${name}${host}@example.org` };
        expect((await register(`${name}x`, known, from(host))).status).toBe(201);
      }
    });

    it('known and new addresses get the same answer, and neither signs in before the email is confirmed', async () => {
      const typed = [registration(`${name}new`), registration(`${name}old`, { email: `${name}1@example.org` })];
      for (const [host, form] of typed.entries()) {
        const answer = await register('', form, from(20 + host));
        const { email, displayName, username } = form;
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, null]);
        expect(await bodyOf(answer)).toEqual({ id: expect.any(Number), email, displayName, username });
        const signIn = { email, password: form.password };
        // What the form said opens nothing, and its username is still free.
        if (email === `${name}new@example.org`)
          expect((await account.post('/api/auth/login', signIn, from(20 + host))).status).toBe(401);
        expect((await register(username, anyEmail(), from(host))).status).toBe(201);
      }
      expect(await account.sql.query(sql`SELECT id FROM "user" WHERE username_key LIKE ${`${name}new%`}`)).toEqual([]);
      await mailTo(account, `${name}1@example.org`, 'You already have an account');
    });

    it('the link in the email creates the account, with another username if the chosen one is taken by then', async () => {
      const form = registration(`${name}late`);
      await register(form.username, {}, from(30));
      await register(form.username, anyEmail(), { 'x-forwarded-for': elsewhere });
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
      const answer = await register(`${name}far`, {}, { 'x-forwarded-for': elsewhere });
      expect([answer.status, cookieOf(answer) === '']).toEqual([201, false]);
    });
  });

  it('answers every try at one known address alike, counts three of them, and mails its owner three times a day at most', async () => {
    await register('target');
    const headers = { 'x-forwarded-for': newAddress() };
    for (let time = 1; time <= 7; time += 1)
      expect((await register(`t${time}x`, { email: 'Target@example.org' }, headers)).status).toBe(201);
    expect((await register('t-fresh', {}, headers)).headers.get('set-cookie')).toContain('sid=');
    await allSent(account);
    const mails = await mailsTo(account, 'target@example.org');
    expect(mails.filter(({ subject }) => subject === 'You already have an account')).toHaveLength(3);
  });
});
