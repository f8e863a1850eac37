import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  sharedAccount,
} from '../../../test/account-service';
import { allSent, mailsTo, mailTo, tokenIn } from '../../../test/mailbox';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

describe('limits of registering (A13.7, A13.8)', () => {
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
      await mailTo(account, `${name}1@example.org`, 'You already have an account');
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
    expect(mails.filter(({ subject }) => subject === 'You already have an account')).toHaveLength(3);
  });
});
