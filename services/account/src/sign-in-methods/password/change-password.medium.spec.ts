import sql from 'sql-template-tag';
import {
  type AccountUnderTest,
  codeOf,
  cookieOf,
  fieldErrorsOf,
  hashOf,
  sharedAccount,
} from '../../../test/account-service';
import { mailTo } from '../../../test/mailbox';
import { newMember, PASSWORD, type Person, provedMinutesAgo, signIn } from '../../../test/members';

const NEW = 'green hills at dusk';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const change = async ({ id, cookie }: Person, body: object) =>
  account.post('/api/auth/change-password', body, { cookie, 'x-waymark-identity': await account.identityOf(id) });
const isOpen = async (cookie: string) => (await account.lookup(hashOf(cookie))).status === 200;

describe('a new password', () => {
  it('requires the current one, ends every other session and notifies the owner', async () => {
    const member = await newMember(account, 'tilda');
    const elsewhere = cookieOf(await signIn(account, 'tilda'));
    expect((await change(member, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);
    expect([await isOpen(member.cookie), await isOpen(elsewhere)]).toEqual([true, false]);
    expect([(await signIn(account, 'tilda')).status, (await signIn(account, 'tilda', NEW)).status]).toEqual([401, 200]);
    await mailTo(account, member.email, 'Your password was changed');
  });

  const NOT_RIGHT = { currentPassword: 'This password is not right. Please try again.' };
  it.each([
    ['a wrong current password', { currentPassword: 'not this one', newPassword: NEW }, NOT_RIGHT],
    ['no current password', { newPassword: NEW }, NOT_RIGHT],
    [
      'a common one',
      { currentPassword: PASSWORD, newPassword: 'password' },
      { newPassword: 'Too many people use this password. Please choose another one.' },
    ],
  ])('is refused with %s', async (_, body, fieldErrors) => {
    const member = await newMember(account);
    expect(await fieldErrorsOf(change(member, body))).toEqual(fieldErrors);
    expect((await signIn(account, member.username)).status).toBe(200);
  });

  it('can be guessed at ten times in five minutes', async () => {
    const member = await newMember(account, 'vito');
    for (let guess = 0; guess < 10; guess += 1)
      await change(member, { currentPassword: `guess ${guess}`, newPassword: NEW });
    expect((await change(member, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(429);
  });

  it('is a first one for a member without any, after a fresh sign-in', async () => {
    const member = await newMember(account, 'wanda');
    await account.sql.query(sql`UPDATE "user" SET password_hash = NULL WHERE id = ${member.id}`);
    await provedMinutesAgo(account, member, 16);
    expect(await codeOf(change(member, { newPassword: NEW }))).toBe('403 auth.prove-again');
    await provedMinutesAgo(account, member, 0);
    expect((await change(member, { newPassword: NEW })).status).toBe(204);
    expect((await signIn(account, 'wanda', NEW)).status).toBe(200);
  });

  it('is not for another member than the one of the session', async () => {
    const [{ cookie }, { id }] = [await newMember(account), await newMember(account)];
    expect((await change({ id, cookie }, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(401);
  });
});
