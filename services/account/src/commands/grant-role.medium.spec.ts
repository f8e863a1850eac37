import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { givenMember } from '../../test/given-member';
import { grantRole } from './grant-role';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const grant = (...args: string[]) =>
  grantRole(args, { DATABASE_URL: account.databaseUrl, REDIS_URL: process.env['TEST_REDIS_URL'] });

describe('the command that grants a role', () => {
  it('makes the first admin by their address, whatever its case (A10.102)', async () => {
    const { id, email } = await givenMember(account);
    expect(await grant(email.toUpperCase(), 'admin')).toBe('Role admin granted.');
    expect(await account.sql.one(sql`SELECT role FROM "user" WHERE id = ${id}`)).toEqual({ role: 'admin' });
    expect(await grant(email, 'admin')).toBe('The role was admin already.');
  });

  it.each([[[]], [['nobody@example.org']], [['no address', 'admin']], [['nobody@example.org', 'visitor']]])(
    'says how it is used for %j',
    (args) => expect(grant(...args)).rejects.toThrow('Usage: grant-role <email> <member|moderator|admin>'),
  );
});
