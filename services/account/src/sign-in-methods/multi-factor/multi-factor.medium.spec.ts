import { generate } from 'otplib';
import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  bodyOf,
  codeOf,
  cookieOf,
  fieldErrorsOf,
  sharedAccount,
} from '../../../test/account-service';
import { templatesTo } from '../../../test/mailbox';
import { newMember, setCookie, signIn } from '../../../test/members';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const WRONG = { code: 'This code is not right. Wait for the next one in your app and try again.' };
const totpOf = (secret: string, steps = 0) => generate({ secret, epoch: Date.now() / 1000 + steps * 30 });

const begin = async (cookie: string) =>
  bodyOf<{ secret: string }>(await account.browse(cookie, 'POST', '/api/auth/authenticator'));

/** A member whose codes are on. The code of the step before now was used to confirm. */
async function withCodes(name: string) {
  const member = await newMember(account, name);
  const { secret } = await begin(member.cookie);
  const confirm = async () =>
    account.browse(member.cookie, 'POST', '/api/auth/authenticator/confirm', { code: await totpOf(secret, -1) });
  let confirmed = await confirm();
  // The next step may begin on the way, and the code of the one before is then too old.
  if (confirmed.status === 422) confirmed = await confirm();
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await bodyOf<{ recoveryCodes: string[] }>(confirmed);
  return { ...member, cookie: setCookie(confirmed, 'sid') || member.cookie, secret, recoveryCodes };
}

type Named = { username: string };
const login = ({ username }: Named, headers = {}) => signIn(account, username, undefined, headers);
const challengeOf = async (member: Named) => (await bodyOf<{ challenge: string }>(await login(member))).challenge;
const answer = (challenge: string, code: string) => account.post('/api/auth/login/second-step', { challenge, code });

describe('setting codes up (A10.23, A11.17)', () => {
  it('asks for nothing at sign-in before a right code was shown', async () => {
    const member = await newMember(account, 'alma');
    await begin(member.cookie);
    const wrong = account.browse(member.cookie, 'POST', '/api/auth/authenticator/confirm', { code: '000000' });
    expect(await fieldErrorsOf(wrong)).toEqual(WRONG);
    expect((await login(member)).status).toBe(200);
  });

  it('gives ten recovery codes once, seals the secret, mails the owner and lets this session count as both steps', async () => {
    const member = await withCodes('bela');
    expect(member.recoveryCodes).toHaveLength(10);
    const own = await bodyOf(await account.browse(member.cookie, 'GET', '/api/auth/ways/mine'));
    expect(own).toMatchObject({ codes: { recoveryCodesLeft: 10 } });
    const rows = await account.sql.query<{ text: string }>(sql`
      SELECT a::text AS text FROM authenticator a WHERE member_id = ${member.id}
      UNION ALL SELECT r::text FROM recovery_code r WHERE member_id = ${member.id}`);
    const stored = rows.map((row) => row.text).join('\n');
    for (const hidden of [member.secret, ...member.recoveryCodes]) expect(stored).not.toContain(hidden);
    expect(await templatesTo(account, member)).toContain('way-in-codes-on');
    const [session] = await account.sql.query(
      sql`SELECT sess->'secondFactor' AS both FROM session WHERE sess->'memberId' = to_jsonb(${member.id}::int)`,
    );
    expect(session).toEqual({ both: true });
  });

  it('confirmed many times at once are on once, and nobody else has to wait', async () => {
    const member = await newMember(account, 'benno');
    const code = await totpOf((await begin(member.cookie)).secret);
    const all = await Promise.all(
      Array.from({ length: 20 }, () =>
        account.browse(member.cookie, 'POST', '/api/auth/authenticator/confirm', { code }),
      ),
    );
    const statuses = all.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('refuses a second app while one is in use', async () => {
    const { cookie } = await withCodes('cleo');
    expect(await codeOf(account.browse(cookie, 'POST', '/api/auth/authenticator'))).toBe('409 auth.codes-on');
  });
});

describe('the second step at sign-in', () => {
  it('comes after a right password only, and a cookie is given after both', async () => {
    const member = await withCodes('edda');
    expect(await codeOf(signIn(account, 'edda', 'loud rivers at noon'))).toBe('401 auth.invalid-credentials');
    const first = await login(member);
    expect([first.status, first.headers.getSetCookie()]).toEqual([401, []]);
    const body = await bodyOf<{ code: string; challenge: string }>(first);
    expect(body.code).toBe('auth.second-step');
    const second = await answer(body.challenge, await totpOf(member.secret));
    expect([second.status, await bodyOf(second)]).toEqual([200, expect.objectContaining({ id: member.id })]);
    expect((await account.browse(setCookie(second, 'sid'), 'GET', '/api/auth/user')).status).toBe(200);
  });

  it('cannot be skipped: the challenge is no session, and an older session is not renewed by the password (A10.24)', async () => {
    const member = await withCodes('fina');
    const challenge = await challengeOf(member);
    expect((await account.browse(`sid=${challenge}`, 'GET', '/api/auth/user')).status).toBe(401);
    const other = await newMember(account, 'fina2');
    const first = await login(member, { cookie: other.cookie });
    expect(cookieOf(first)).toBe('');
    expect(await bodyOf(await account.browse(other.cookie, 'GET', '/api/auth/user'))).toMatchObject({ id: other.id });
  });

  it('takes a code once, and none that is older than the last', async () => {
    const member = await withCodes('gala');
    const code = await totpOf(member.secret);
    expect((await answer(await challengeOf(member), code)).status).toBe(200);
    expect(await fieldErrorsOf(answer(await challengeOf(member), code))).toEqual(WRONG);
    expect((await answer(await challengeOf(member), await totpOf(member.secret, -1))).status).toBe(422);
  });

  it('lets one of two requests with one code through', async () => {
    const member = await withCodes('hedi');
    const [one, two] = [await challengeOf(member), await challengeOf(member)];
    const code = await totpOf(member.secret, 1);
    const both = await Promise.all([answer(one, code), answer(two, code)]);
    expect(both.map((response) => response.status).sort()).toEqual([200, 422]);
  });

  it('takes a recovery code once, counts those left and mails the owner', async () => {
    const member = await withCodes('ilka');
    const code = member.recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ') ?? '';
    const first = await answer(await challengeOf(member), code);
    expect(first.status).toBe(200);
    const own = await bodyOf(await account.browse(setCookie(first, 'sid'), 'GET', '/api/auth/ways/mine'));
    expect(own).toMatchObject({ codes: { recoveryCodesLeft: 9 } });
    expect((await answer(await challengeOf(member), code)).status).toBe(422);
    expect(await templatesTo(account, member)).toContain('way-in-recovery-code-used');
  });

  it('ends a challenge after five tries, after five minutes and after its use', async () => {
    const member = await withCodes('jola');
    const tried = await challengeOf(member);
    for (let guess = 0; guess < 5; guess += 1) expect((await answer(tried, '000000')).status).toBe(422);
    expect((await answer(tried, await totpOf(member.secret))).status).toBe(401);
    const old = await challengeOf(member);
    await account.sql.query(sql`UPDATE one_time_token SET expires_at = now() WHERE member_id = ${member.id}`);
    expect((await answer(old, await totpOf(member.secret))).status).toBe(401);
    const used = await challengeOf(member);
    expect((await answer(used, await totpOf(member.secret))).status).toBe(200);
    expect(await codeOf(answer(used, member.recoveryCodes[0] ?? ''))).toBe('401 auth.challenge-over');
  });

  it('stops guesses over many challenges', async () => {
    const member = await withCodes('kira');
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const challenge = await challengeOf(member);
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await answer(challenge, '000000')).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('lets no suspended member in, though the first step was before', async () => {
    const member = await withCodes('mona');
    const challenge = await challengeOf(member);
    await account.sql.query(sql`UPDATE "user" SET is_active = false WHERE id = ${member.id}`);
    expect((await answer(challenge, await totpOf(member.secret))).status).toBe(401);
  });

  it.each(['', 'no challenge', 'A'.repeat(43)])('knows no challenge %s', async (challenge) =>
    expect((await answer(challenge, '123456')).status).toBe(401),
  );
});

describe('with codes on', () => {
  it('new recovery codes end the old ones', async () => {
    const member = await withCodes('nele');
    const renewed = await account.browse(member.cookie, 'POST', '/api/auth/authenticator/recovery-codes');
    const { recoveryCodes } = await bodyOf<{ recoveryCodes: string[] }>(renewed);
    expect(recoveryCodes).toHaveLength(10);
    expect((await answer(await challengeOf(member), member.recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await answer(await challengeOf(member), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('turning them off forgets secret and recovery codes, and mails the owner once', async () => {
    const member = await withCodes('olga');
    for (let time = 0; time < 2; time += 1) {
      expect((await account.browse(member.cookie, 'DELETE', '/api/auth/authenticator')).status).toBe(204);
    }
    expect((await login(member)).status).toBe(200);
    expect(await account.sql.query(sql`SELECT 1 FROM recovery_code WHERE member_id = ${member.id}`)).toEqual([]);
    expect((await templatesTo(account, member)).filter((template) => template === 'way-in-codes-off')).toHaveLength(1);
  });

  it('the ways in of another member stay unseen', async () => {
    const member = await withCodes('pina');
    const other = await newMember(account, 'quinn');
    expect(await bodyOf(await account.browse(other.cookie, 'GET', '/api/auth/ways/mine'))).toMatchObject({
      codes: null,
      passkeys: [],
    });
    expect((await account.browse(other.cookie, 'DELETE', '/api/auth/authenticator')).status).toBe(204);
    expect(await codeOf(login(member))).toBe('401 auth.second-step');
  });
});
