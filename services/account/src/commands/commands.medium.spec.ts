import { Outbox } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { newMember } from '../../test/members';
import { MemberRepository } from '../member/member.repository';
import { ensureSampleAccount, SAMPLE_ACCOUNTS } from './create-sample-accounts.command';
import { grantRole } from './grant-role.command';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

describe('the command that grants a role', () => {
  const grant = (...args: string[]) =>
    grantRole(args, { DATABASE_URL: account.databaseUrl, REDIS_URL: process.env['TEST_REDIS_URL'] });

  it('makes the first admin by their address, whatever its case (A10.102)', async () => {
    const { id, email } = await newMember(account);
    expect(await grant(email.toUpperCase(), 'admin')).toBe('Role admin granted.');
    expect(await account.sql.one(sql`SELECT role FROM "user" WHERE id = ${id}`)).toEqual({ role: 'admin' });
    expect(await grant(email, 'admin')).toBe('The role was admin already.');
  });

  it.each([[[]], [['nobody@example.org']], [['no address', 'admin']], [['nobody@example.org', 'visitor']]])(
    'says how it is used for %j',
    (args) => expect(grant(...args)).rejects.toThrow('Usage: grant-role <email> <member|moderator|admin>'),
  );
});

describe('sample account', () => {
  const [, moderator] = SAMPLE_ACCOUNTS;
  const ensure = (kept?: string) => {
    const tools = { database: account.sql, members: account.app.get(MemberRepository), outbox: new Outbox() };
    return ensureSampleAccount(tools, moderator, kept, 'a pepper of at least thirty-two characters');
  };
  const signIn = (password: string) => account.post('/api/auth/login', { email: moderator.email, password });

  it('opens with the password given, keeps it, stays one account, and gets a new one when it was lost', async () => {
    const first = await ensure();
    expect(await ensure(first)).toBe(first);
    expect(await (await signIn(first)).json()).toMatchObject({ role: 'moderator', displayName: 'Sample Moderator' });
    expect(await account.sql.query(sql`SELECT 1 FROM "user" WHERE email_key = ${moderator.email}`)).toHaveLength(1);
    expect((await signIn(await ensure())).status).toBe(200);
  });
});
