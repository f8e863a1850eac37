import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, cookieOf, sharedAccount } from '../../../../test/account-service';
import { mailTo } from '../../../../test/mailbox';
import { newMember } from '../../../../test/members';
import { sessionHash } from '@waymark/edge-kit';

const OLD = 'quiet rivers at noon';
const NEW = 'green hills at dusk';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

async function change({ id, cookie }: { id: number; cookie: string }, body: object): Promise<Response> {
  return account.post('/api/auth/change-password', body, {
    cookie,
    'x-waymark-identity': await account.identityOf(id),
  });
}

const isOpen = async (cookie: string) => (await account.lookup(sessionHash(cookie.replace('sid=', '')))).status === 200;
const signIn = (email: string, password: string) => account.post('/api/auth/login', { email, password });

describe('a new password', () => {
  it('needs the current one, ends every other session and tells the owner', async () => {
    const member = await newMember(account, 'tilda');
    const elsewhere = cookieOf(await signIn(member.email, OLD));
    expect((await change(member, { currentPassword: OLD, newPassword: NEW })).status).toBe(204);
    expect([await isOpen(member.cookie), await isOpen(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(member.email, OLD)).status, (await signIn(member.email, NEW)).status]).toEqual([401, 200]);
    await mailTo(account, member.email, 'Your password was changed');
  });

  it.each([
    [
      'a wrong current password',
      { currentPassword: 'not this one', newPassword: NEW },
      { currentPassword: 'This password is not right. Please try again.' },
    ],
    ['no current password', { newPassword: NEW }, { currentPassword: 'This password is not right. Please try again.' }],
    [
      'a short one',
      { currentPassword: OLD, newPassword: 'short' },
      { newPassword: 'Password must be at least 6 characters' },
    ],
    [
      'a common one',
      { currentPassword: OLD, newPassword: 'password' },
      { newPassword: 'This password is used by too many people. Please choose another one.' },
    ],
  ])('is refused with %s', async (what, body, fieldErrors) => {
    const member = await newMember(account, `ulf-${what.length}`);
    const response = await change(member, body);
    expect([response.status, (await bodyOf(response)).fieldErrors]).toEqual([422, fieldErrors]);
    expect((await signIn(member.email, OLD)).status).toBe(200);
  });

  it('can be guessed at ten times in five minutes', async () => {
    const member = await newMember(account, 'vito');
    for (let guess = 0; guess < 10; guess += 1)
      await change(member, { currentPassword: `guess ${guess}`, newPassword: NEW });
    expect((await change(member, { currentPassword: OLD, newPassword: NEW })).status).toBe(429);
  });

  it('is a first one for a member without any, after a fresh sign-in', async () => {
    const member = await newMember(account, 'wanda');
    await account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    await account.sql.query(sql`UPDATE session SET sess = sess || '{"provedAt":"2020-01-01T00:00:00.000Z"}'`);
    const stale = await change(member, { newPassword: NEW });
    expect([stale.status, (await bodyOf(stale)).code]).toEqual([403, 'auth.prove-again']);
    await account.sql.query(
      sql`UPDATE session SET sess = sess || jsonb_build_object('provedAt', ${new Date().toISOString()}::text)`,
    );
    expect((await change(member, { newPassword: NEW })).status).toBe(204);
    expect((await signIn(member.email, NEW)).status).toBe(200);
  });

  it('is for nobody without a session, and not for another member', async () => {
    const [member, other] = [await newMember(account, 'xenia'), await newMember(account, 'yara')];
    expect((await account.post('/api/auth/change-password', { currentPassword: OLD, newPassword: NEW })).status).toBe(
      401,
    );
    const mixed = await change({ id: other.id, cookie: member.cookie }, { currentPassword: OLD, newPassword: NEW });
    expect(mixed.status).toBe(401);
  });
});
