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

const SUBJECT = 'Confirm your email address';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const verify = (token: string) => account.post('/api/auth/verify-email', { token });

async function newMember(name: string, more = {}) {
  const response = await account.post('/api/auth/register', registration(name, more));
  return { id: (await bodyOf<{ id: number }>(response)).id, email: `${name}@example.org`, cookie: cookieOf(response) };
}

async function isVerified(id: number): Promise<boolean | undefined> {
  return (await account.sql.one<{ v: boolean }>(sql`SELECT email_verified AS v FROM "user" WHERE id = ${id}`))?.v;
}

describe('a new account (A4.25, A10.10)', () => {
  it('has an address that nobody confirmed, until the link of the mail is used, once', async () => {
    const { id, email } = await newMember('nadia');
    expect(await isVerified(id)).toBe(false);
    const mail = await mailTo(account, email, SUBJECT);
    expect(mail.text).toContain('/verify-email?token=');
    const first = await verify(tokenIn(mail));
    expect([first.status, await bodyOf(first), await isVerified(id)]).toEqual([200, { what: 'verified' }, true]);
    expect((await verify(tokenIn(mail))).status).toBe(400);
    expect(await bodyOf(await account.currentUser(id))).toMatchObject({ emailVerified: true });
  });

  it.each(['', 'short', 'A'.repeat(43), 'x'.repeat(199)])('is not confirmed by %j', async (token) => {
    expect((await verify(token)).status).toBe(400);
  });

  it('is not confirmed by a token for something else, nor after an hour', async () => {
    const { id, email } = await newMember('oleg');
    const token = tokenIn(await mailTo(account, email, SUBJECT));
    await account.sql.query(sql`UPDATE one_time_token SET purpose = 'reset-password' WHERE member_id = ${id}`);
    expect((await verify(token)).status).toBe(400);
    await account.sql.query(
      sql`UPDATE one_time_token SET purpose = 'verify-email', expires_at = now() WHERE member_id = ${id}`,
    );
    expect([(await verify(token)).status, await isVerified(id)]).toEqual([400, false]);
  });

  it('gets a new link when its owner asks, which ends the older one; three an hour, none once it is confirmed', async () => {
    const { id, email } = await newMember('petra');
    const first = tokenIn(await mailTo(account, email, SUBJECT));
    await account.sql.query(sql`DELETE FROM mail`);
    expect((await account.as(id, 'POST', '/api/auth/verify-email/resend')).status).toBe(204);
    const second = tokenIn(await mailTo(account, email, SUBJECT));
    expect([(await verify(first)).status, (await verify(second)).status]).toEqual([400, 200]);
    await account.sql.query(sql`DELETE FROM mail`);
    const more = [];
    for (let time = 0; time < 3; time += 1)
      more.push((await account.as(id, 'POST', '/api/auth/verify-email/resend')).status);
    await allSent(account);
    expect([more, await mailsTo(account, email)]).toEqual([[204, 204, 429], []]);
  });

  it('can ask for no mail without being signed in', async () => {
    expect((await account.post('/api/auth/verify-email/resend', {})).status).toBe(401);
  });
});

describe('a registration with a known address (A7.14)', () => {
  it('answers like a new one, mails its owner and nobody else, and confirms nothing', async () => {
    const { id, email } = await newMember('quinn');
    await allSent(account);
    const again = await account.post('/api/auth/register', registration('quinn2', { email: 'QUINN@example.org' }));
    expect(again.status).toBe(201);
    const mail = await mailTo(account, email, 'You already have an account');
    expect(mail.text).toContain('/login');
    expect(tokenIn(mail)).toBe('');
    expect(await isVerified(id)).toBe(false);
    expect(await mailsTo(account, 'QUINN@example.org')).toEqual([]);
  });

  it('puts no word of a stranger into a mail', async () => {
    await newMember('rudi', { displayName: 'You won at evil.example' });
    const mail = await mailTo(account, 'rudi@example.org', SUBJECT);
    expect(mail.text).not.toContain('evil.example');
  });
});

describe('addresses', () => {
  it('differ by their plus part, and not by their case (A12.6)', async () => {
    const answers = await Promise.all([
      account.post('/api/auth/register', registration('sven1', { email: 'Sven@Example.org' }), {
        'x-forwarded-for': newAddress(),
      }),
      account.post('/api/auth/register', registration('sven2', { email: 'sven+trips@example.org' }), {
        'x-forwarded-for': newAddress(),
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key LIKE 'sven%'`)).toHaveLength(2);
    const login = (email: string) => account.post('/api/auth/login', { email, password: 'quiet rivers at noon' });
    expect((await bodyOf(await login('SVEN@EXAMPLE.ORG'))).username).toBe('sven1');
    expect((await bodyOf(await login('Sven+Trips@example.org'))).username).toBe('sven2');
  });
});
