import sql from 'sql-template-tag';
import { FORGOT_PASSWORD_ANSWER, sessionCacheKey, SESSION_REVOKED } from '@waymark/contracts-account';
import {
  type AccountUnderTest,
  bodyOf,
  cookieOf,
  newAddress,
  registration,
  ownAccount,
  sharedAccount,
} from '../../../test/account-service';
import { allSent, mailsTo, mailTo, tokenIn } from '../../../test/mailbox';
import { newMember } from '../../../test/members';
import { sessionHash } from '@waymark/edge-kit';

const SUBJECT = 'Choose a new password';
const NEW_PASSWORD = 'green hills at dusk';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const forgot = (email: string, headers = {}) => account.post('/api/auth/forgot-password', { email }, headers);
const verify = (token: string, headers = {}) =>
  account.call(`/api/auth/verify-reset-token/${encodeURIComponent(token)}`, {
    headers: { 'x-forwarded-for': newAddress(), ...headers },
  });
const reset = (token: string, newPassword = NEW_PASSWORD) =>
  account.post('/api/auth/reset-password', { token, newPassword });
const signIn = (email: string, password: string) => account.post('/api/auth/login', { email, password });

async function tokenFor(email: string): Promise<string> {
  await account.sql.query(sql`DELETE FROM mail`);
  await forgot(email);
  return tokenIn(await mailTo(account, email, SUBJECT));
}

describe('a forgotten password (A7.16, A7.17, A11.15)', () => {
  it('gets the same answer for a known and an unknown address, and only the known one gets a mail (A5.20, A8.16, A11.10)', async () => {
    const { email } = await newMember(account, 'amir');
    const answers = await Promise.all([forgot(email), forgot('nobody@example.org')]);
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status, await bodyOf(answer), answer.headers.get('set-cookie')]),
    );
    expect(seen[0]).toEqual([200, { message: FORGOT_PASSWORD_ANSWER }, null]);
    expect(seen[1]).toEqual(seen[0]);
    expect((await mailTo(account, email, SUBJECT)).text).toContain('/reset-password?token=');
    await allSent(account);
    expect(await mailsTo(account, 'nobody@example.org')).toEqual([]);
  });

  it('writes to the address that its owner gave, not to the one that was typed', async () => {
    const { email } = await newMember(account, 'abel');
    await forgot('ABEL@Example.ORG');
    await mailTo(account, email, SUBJECT);
    expect(await mailsTo(account, 'ABEL@Example.ORG')).toEqual([]);
  });

  it('says so when the address is none', async () => {
    const response = await forgot('no address');
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).fieldErrors).toEqual({ email: 'Please enter a valid email address' });
  });

  it('sends three mails an hour to one address, and answers a fourth request like the others', async () => {
    const { email } = await newMember(account, 'bela');
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push((await forgot(email)).status);
    await mailTo(account, email, SUBJECT);
    await allSent(account);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect((await mailsTo(account, email)).filter(({ subject }) => subject === SUBJECT)).toHaveLength(3);
  });

  it('lets one address of the network ask 25 times in five minutes', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, index) => forgot(`u${index}@example.org`, headers)),
    );
    expect(
      answers
        .map(({ status }) => status)
        .sort()
        .slice(-2),
    ).toEqual([200, 429]);
  });

  it('sends nothing to a suspended member', async () => {
    const { email, id } = await newMember(account, 'cleo');
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${id}`);
    expect((await forgot(email)).status).toBe(200);
    await allSent(account);
    expect((await mailsTo(account, email)).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });

  it('gives no token away in its answer', async () => {
    const { email } = await newMember(account, 'dina');
    expect(await bodyOf(await forgot(email))).not.toHaveProperty('resetToken');
  });
});

describe('a reset token (A5.22, A7.20, A11.18, A12.3, A12.7)', () => {
  it('tells the masked address of its account, as often as one looks', async () => {
    const token = await tokenFor((await newMember(account, 'emil')).email);
    for (let look = 0; look < 2; look += 1) {
      const response = await verify(token);
      expect([response.status, await bodyOf(response)]).toEqual([200, { email: 'e•••@example.org' }]);
    }
  });

  it('sets the password once, ends every session and leaves none behind (A7.22)', async () => {
    const { email, id, cookie } = await newMember(account, 'fred');
    const other = cookieOf(await signIn(email, 'quiet rivers at noon'));
    const token = await tokenFor(email);
    const response = await reset(token);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    for (const ended of [cookie, other]) {
      const hash = sessionHash(ended.replace('sid=', ''));
      expect((await account.lookup(hash)).status).toBe(404);
      expect(await account.redis.get(sessionCacheKey(hash))).toBe(SESSION_REVOKED);
    }
    expect((await signIn(email, 'quiet rivers at noon')).status).toBe(401);
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    const again = await reset(token, 'another password altogether');
    expect([again.status, (await bodyOf(again)).code]).toEqual([400, 'auth.link-invalid']);
    expect((await verify(token)).status).toBe(400);
    const row = await account.sql.one<{ v: boolean }>(sql`SELECT email_verified AS v FROM "user" WHERE id = ${id}`);
    expect(row?.v).toBe(true);
    expect((await mailTo(account, email, 'Your password was changed')).text).toContain('/forgot-password');
  });

  it('is invalid when a newer one was asked for', async () => {
    const { email } = await newMember(account, 'gita');
    const [older, newer] = [await tokenFor(email), await tokenFor(email)];
    expect([(await verify(older)).status, (await verify(newer)).status]).toEqual([400, 200]);
  });

  it('is invalid after an hour, cut short, changed, made up or empty', async () => {
    const { email } = await newMember(account, 'hugo');
    const token = await tokenFor(email);
    for (const wrong of [token.slice(0, 20), `${token}x`, 'A'.repeat(43), '../../etc', '%00', "' OR '1'='1"]) {
      expect([(await verify(wrong)).status, (await reset(wrong)).status]).toEqual([400, 400]);
    }
    expect((await account.post('/api/auth/reset-password', { newPassword: NEW_PASSWORD })).status).toBe(422);
    await account.sql.query(sql`UPDATE one_time_token SET expires_at = now()`);
    expect([(await verify(token)).status, (await reset(token)).status]).toEqual([400, 400]);
  });

  it('is not spent by a password that breaks the rules, and says which', async () => {
    const { email } = await newMember(account, 'ida-lindqvist');
    const token = await tokenFor(email);
    const messages = [];
    for (const password of ['short', 'password', 'ida-lindqvist1'])
      messages.push((await bodyOf<{ fieldErrors: object }>(await reset(token, password))).fieldErrors);
    expect(messages).toEqual([
      { newPassword: 'Password must be at least 6 characters' },
      { newPassword: 'This password is used by too many people. Please choose another one.' },
      { newPassword: 'Please choose a password that does not contain your name, username or email.' },
    ]);
    expect((await reset(token)).status).toBe(204);
  });

  it('sets one password when it is used twice at the same instant', async () => {
    const token = await tokenFor((await newMember(account, 'jana')).email);
    const both = await Promise.all([reset(token, 'the first of two'), reset(token, 'the second of two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('can be guessed at 25 times from one address, and right ones do not count', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const token = await tokenFor((await newMember(account, 'kira')).email);
    for (let look = 0; look < 30; look += 1) expect((await verify(token, headers)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 26 }, () => verify('A'.repeat(43), headers)));
    expect(
      answers
        .map(({ status }) => status)
        .sort()
        .slice(-2),
    ).toEqual([400, 429]);
  });

  it('opens the door again that a stranger had kept shut with guesses', async () => {
    const { email } = await newMember(account, 'lena');
    const token = await tokenFor(email);
    const headers = { 'x-forwarded-for': newAddress() };
    // By these counts whoever is guessed at waits a second longer, and strangers wait outside.
    const counts = () => account.redis.keys('throttle:sign-in-[as][ct]*');
    const before = await counts();
    for (let guess = 0; guess < 7; guess += 1)
      await account.post('/api/auth/login', { email, password: `guess ${guess}` }, headers);
    expect(await counts()).toHaveLength(before.length + 2);
    await reset(token);
    expect((await counts()).sort()).toEqual(before.sort());
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe("a reset token on a developer's machine", () => {
  it('comes with the answer, for a known address and nobody on the network', async () => {
    const local = await ownAccount({ NODE_ENV: 'development', DEV_RESET_TOKEN: '1', HOST: '127.0.0.1' });
    await local.post('/api/auth/register', registration('mara'));
    const answer = await bodyOf<{ resetToken: string }>(
      await local.post('/api/auth/forgot-password', { email: 'mara@example.org' }, { 'x-forwarded-for': '127.0.0.1' }),
    );
    expect(
      (await local.post('/api/auth/reset-password', { token: answer.resetToken, newPassword: NEW_PASSWORD })).status,
    ).toBe(204);
    // Last: the link that is mailed to it makes the one before invalid, whenever the mail is written.
    expect(
      await bodyOf(await local.post('/api/auth/forgot-password', { email: 'mara@example.org' })),
    ).not.toHaveProperty('resetToken');
    await local.stop();
  });
});
