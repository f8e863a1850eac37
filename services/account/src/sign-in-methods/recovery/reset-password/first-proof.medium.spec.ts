import { generate } from 'otplib';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedLenientAccount } from '../../../../test/account-service';
import { mailTo, tokenIn } from '../../../../test/mailbox';
import { newMember, setCookie, type SignedInMember } from '../../../../test/members';
import { SoftwarePasskey } from '../../../../test/software-passkey';

const PASSKEYS = '/api/auth/passkeys';
const NEW_PASSWORD = 'green hills at dusk';
const REMOVED = 'we removed the passkeys, codes and linked login services';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedLenientAccount()));

/** Adds everything that opens an account beside its password; the passkey. */
async function addWaysIn({ id, cookie }: SignedInMember): Promise<SoftwarePasskey> {
  const key = new SoftwarePasskey();
  const options = await bodyOf<Parameters<typeof key.create>[0]>(
    await account.browse(cookie, 'POST', `${PASSKEYS}/options`),
  );
  expect(
    (await account.browse(cookie, 'POST', PASSKEYS, { name: 'Phone', credential: key.create(options) })).status,
  ).toBe(201);
  await account.sql.query(
    sql`INSERT INTO platform_user (member_id, issuer, sub) VALUES (${id}, 'https://id.example', ${`sub-${id}`})`,
  );
  const { secret } = await bodyOf<{ secret: string }>(await account.browse(cookie, 'POST', '/api/auth/authenticator'));
  const code = await generate({ secret });
  expect((await account.browse(cookie, 'POST', '/api/auth/authenticator/confirm', { code })).status).toBe(200);
  return key;
}

async function signInWith(key: SoftwarePasskey): Promise<Response> {
  const asked = await bodyOf<{ challenge: string }>(await account.post(`${PASSKEYS}/sign-in/options`, undefined));
  return account.post(`${PASSKEYS}/sign-in`, { credential: key.get(asked) });
}

async function reset(email: string): Promise<Response> {
  await account.post('/api/auth/forgot-password', { email });
  const token = tokenIn(await mailTo(account, email, 'Choose a new password'));
  return account.post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
}

const waysOf = (id: number) =>
  account.sql.one(sql`
  SELECT (SELECT count(*)::int FROM passkey WHERE member_id = ${id}) AS passkeys,
    (SELECT count(*)::int FROM authenticator WHERE member_id = ${id}) AS apps,
    (SELECT count(*)::int FROM recovery_code WHERE member_id = ${id}) AS codes,
    (SELECT count(*)::int FROM platform_user WHERE member_id = ${id}) AS links`);
const signIn = (email: string) => account.post('/api/auth/login', { email, password: NEW_PASSWORD });

describe('somebody who registered with the address of another', () => {
  it('has no way back in once the owner has chosen a password by mail, who is told (A10.12)', async () => {
    const stranger = await newMember(account, 'victim');
    const key = await addWaysIn(stranger);
    expect((await signInWith(key)).status).toBe(200);
    expect((await reset(stranger.email)).status).toBe(204);
    expect(await waysOf(stranger.id)).toEqual({ passkeys: 0, apps: 0, codes: 0, links: 0 });
    expect((await signInWith(key)).status).toBe(401);
    expect((await account.browse(stranger.cookie, 'GET', '/api/auth/user')).status).toBe(401);
    const owner = await signIn(stranger.email);
    expect([owner.status, setCookie(owner, 'sid')]).toEqual([200, expect.stringMatching(/^sid=./)]);
    expect((await mailTo(account, stranger.email, 'Your password was changed')).text.replace(/\s+/g, ' ')).toContain(
      REMOVED,
    );
  });
});

describe('a member whose address was confirmed before', () => {
  it('keeps passkeys, codes and links: a mailbox alone does not get past the second step', async () => {
    const member = await newMember(account, 'owner');
    await account.post('/api/auth/verify-email', {
      token: tokenIn(await mailTo(account, member.email, 'Confirm your email address')),
    });
    const key = await addWaysIn(member);
    expect((await reset(member.email)).status).toBe(204);
    expect(await waysOf(member.id)).toEqual({ passkeys: 1, apps: 1, codes: 10, links: 1 });
    expect((await bodyOf(await signIn(member.email))).code).toBe('auth.second-step');
    expect((await signInWith(key)).status).toBe(200);
    expect((await mailTo(account, member.email, 'Your password was changed')).text).not.toContain('removed');
  });
});
