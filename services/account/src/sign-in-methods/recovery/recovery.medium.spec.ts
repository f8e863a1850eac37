import { FORGOT_PASSWORD_ANSWER, SESSION_REVOKED, sessionCacheKey } from '@waymark/contracts-account';
import { generate } from 'otplib';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  codeOf,
  cookieOf,
  fieldErrorsOf,
  hashOf,
  newAddress,
  ownAccount,
  sharedAccount,
} from '../../../test/account-service';
import { allSent, mailsTo, mailTo, tokenIn } from '../../../test/mailbox';
import { newMember, type Person, setCookie, signIn } from '../../../test/members';
import { SoftwarePasskey } from '../../../test/software-passkey';

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
    const asked = Array.from({ length: 26 }, (_, index) => forgot(`u${index}@example.org`, headers));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort().slice(-2)).toEqual([200, 429]);
  });

  it('sends nothing to a suspended member', async () => {
    const { email, id } = await newMember(account, 'cleo');
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${id}`);
    expect((await forgot(email)).status).toBe(200);
    await allSent(account);
    expect((await mailsTo(account, email)).map(({ subject }) => subject)).not.toContain(SUBJECT);
  });
});

describe('a reset token (A5.22, A7.20, A11.18, A12.3, A12.7)', () => {
  it('returns the masked address of its account, as often as requested', async () => {
    const token = await tokenFor((await newMember(account, 'emil')).email);
    for (let look = 0; look < 2; look += 1) {
      const response = await verify(token);
      expect([response.status, await bodyOf(response)]).toEqual([200, { email: 'e•••@example.org' }]);
    }
  });

  it('sets the password once, ends every session and leaves none behind (A7.22)', async () => {
    const { email, id, cookie } = await newMember(account, 'fred');
    const other = cookieOf(await signIn(account, 'fred'));
    const token = await tokenFor(email);
    const response = await reset(token);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    for (const ended of [hashOf(cookie), hashOf(other)]) {
      expect((await account.lookup(ended)).status).toBe(404);
      expect(await account.redis.get(sessionCacheKey(ended))).toBe(SESSION_REVOKED);
    }
    expect((await signIn(account, 'fred')).status).toBe(401);
    expect((await signIn(account, 'fred', NEW_PASSWORD)).status).toBe(200);
    expect(await codeOf(reset(token, 'another password altogether'))).toBe('400 auth.link-invalid');
    expect((await verify(token)).status).toBe(400);
    const row = await account.sql.one<{ v: boolean }>(sql`SELECT email_verified AS v FROM "user" WHERE id = ${id}`);
    expect(row?.v).toBe(true);
    expect((await mailTo(account, email, 'Your password was changed')).text).toContain('/forgot-password');
  });

  it('is invalid after an hour, cut short, changed or made up', async () => {
    const { email } = await newMember(account, 'hugo');
    const token = await tokenFor(email);
    for (const wrong of [token.slice(0, 20), `${token}x`, 'A'.repeat(43), '../../etc', '%00', "' OR '1'='1"])
      expect([(await verify(wrong)).status, (await reset(wrong)).status]).toEqual([400, 400]);
    await account.sql.query(sql`UPDATE one_time_token SET expires_at = now()`);
    expect([(await verify(token)).status, (await reset(token)).status]).toEqual([400, 400]);
  });

  it('is not spent by a password that breaks the rules, and says which', async () => {
    const { email } = await newMember(account, 'ida-lindqvist');
    const token = await tokenFor(email);
    for (const [password, newPassword] of [
      ['password', 'Too many people use this password. Please choose another one.'],
      ['ida-lindqvist1', 'Please choose a password that does not contain your name, username or email.'],
    ] as const)
      expect(await fieldErrorsOf(reset(token, password))).toEqual({ newPassword });
    expect((await reset(token)).status).toBe(204);
  });

  it('can be guessed at 25 times from one address, and right ones do not count', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const token = await tokenFor((await newMember(account, 'kira')).email);
    for (let look = 0; look < 30; look += 1) expect((await verify(token, headers)).status).toBe(200);
    const wrong = Array.from({ length: 26 }, () => verify('A'.repeat(43), headers));
    const statuses = (await Promise.all(wrong)).map(({ status }) => status);
    expect(statuses.sort().slice(-2)).toEqual([400, 429]);
  });

  it('opens the door again that a stranger had kept shut with guesses', async () => {
    const { email } = await newMember(account, 'lena');
    const token = await tokenFor(email);
    const headers = { 'x-forwarded-for': newAddress() };
    // By these counts whoever is guessed at waits a second longer, and strangers wait outside.
    const counts = () => account.redis.keys('throttle:sign-in-[as][ct]*');
    const before = await counts();
    for (let guess = 0; guess < 7; guess += 1) await signIn(account, 'lena', `guess ${guess}`, headers);
    expect(await counts()).toHaveLength(before.length + 2);
    await reset(token);
    expect((await counts()).sort()).toEqual(before.sort());
    expect((await signIn(account, 'lena', NEW_PASSWORD)).status).toBe(200);
  });
});

describe('what a reset does to other ways in', () => {
  const PASSKEYS = '/api/auth/passkeys';

  /** Adds everything that opens an account beside its password; the passkey. */
  async function addWaysIn({ id, cookie }: Person): Promise<SoftwarePasskey> {
    const key = new SoftwarePasskey();
    const options = await account.browse(cookie, 'POST', `${PASSKEYS}/options`);
    const credential = key.create(await bodyOf<Parameters<typeof key.create>[0]>(options));
    expect((await account.browse(cookie, 'POST', PASSKEYS, { name: 'Phone', credential })).status).toBe(201);
    await account.sql.query(
      sql`INSERT INTO platform_user (member_id, issuer, sub) VALUES (${id}, 'https://id.example', ${`sub-${id}`})`,
    );
    const { secret } = await bodyOf<{ secret: string }>(
      await account.browse(cookie, 'POST', '/api/auth/authenticator'),
    );
    const code = await generate({ secret });
    expect((await account.browse(cookie, 'POST', '/api/auth/authenticator/confirm', { code })).status).toBe(200);
    return key;
  }

  async function signInWith(key: SoftwarePasskey): Promise<Response> {
    const asked = await bodyOf<{ challenge: string }>(await account.post(`${PASSKEYS}/sign-in/options`, undefined));
    return account.post(`${PASSKEYS}/sign-in`, { credential: key.get(asked) });
  }

  const resetOf = async (email: string) => reset(await tokenFor(email));
  const waysOf = (id: number) =>
    account.sql.one(sql`
    SELECT (SELECT count(*)::int FROM passkey WHERE member_id = ${id}) AS passkeys,
      (SELECT count(*)::int FROM authenticator WHERE member_id = ${id}) AS apps,
      (SELECT count(*)::int FROM recovery_code WHERE member_id = ${id}) AS codes,
      (SELECT count(*)::int FROM platform_user WHERE member_id = ${id}) AS links`);

  it('someone who registered with another’s address is locked out once the owner resets the password, and the owner is told (A10.12)', async () => {
    const stranger = await newMember(account, 'victim');
    const key = await addWaysIn(stranger);
    expect((await signInWith(key)).status).toBe(200);
    expect((await resetOf(stranger.email)).status).toBe(204);
    expect(await waysOf(stranger.id)).toEqual({ passkeys: 0, apps: 0, codes: 0, links: 0 });
    expect((await signInWith(key)).status).toBe(401);
    expect((await account.browse(stranger.cookie, 'GET', '/api/auth/user')).status).toBe(401);
    const owner = await signIn(account, 'victim', NEW_PASSWORD);
    expect([owner.status, setCookie(owner, 'sid')]).toEqual([200, expect.stringMatching(/^sid=./)]);
    const { text } = await mailTo(account, stranger.email, 'Your password was changed');
    expect(text.replace(/\s+/g, ' ')).toContain('we removed the passkeys, login codes and linked login services');
  });

  it('a member whose address was confirmed before keeps passkeys, codes and links: a mailbox alone does not get past the second step', async () => {
    const member = await newMember(account, 'wena');
    await account.post('/api/auth/verify-email', {
      token: tokenIn(await mailTo(account, member.email, 'Confirm your email address')),
    });
    const key = await addWaysIn(member);
    expect((await resetOf(member.email)).status).toBe(204);
    expect(await waysOf(member.id)).toEqual({ passkeys: 1, apps: 1, codes: 10, links: 1 });
    expect(await codeOf(signIn(account, 'wena', NEW_PASSWORD))).toBe('401 auth.second-step');
    expect((await signInWith(key)).status).toBe(200);
    expect((await mailTo(account, member.email, 'Your password was changed')).text).not.toContain('removed');
  });
});

describe("a reset token on a developer's machine", () => {
  it('comes with the answer, for a known address and nobody on the network', async () => {
    const local = await ownAccount({ NODE_ENV: 'development', DEV_RESET_TOKEN: '1', HOST: '127.0.0.1' });
    const { email } = await newMember(local, 'mara');
    const ask = async (from: string) =>
      bodyOf<{ resetToken?: string }>(
        await local.post('/api/auth/forgot-password', { email }, { 'x-forwarded-for': from }),
      );
    const { resetToken: token } = await ask('127.0.0.1');
    expect((await local.post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(204);
    // Last: the link that is mailed to it makes the one before invalid, whenever the mail is written.
    expect(await ask(newAddress())).not.toHaveProperty('resetToken');
    await local.stop();
  });
});
