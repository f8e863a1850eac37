import { undeclaredTables } from '@waymark/service-kit';
import { type AccountUnderTest, startAccount } from '../../test/account-service';
import { ACCOUNT_TABLES } from './personal-data';

let account: AccountUnderTest;
beforeAll(async () => void (account = await startAccount()), 60_000);
afterAll(() => account?.stop());

describe('what account holds about members', () => {
  it('is told for every table of its database', async () => {
    expect(await undeclaredTables(account.sql, ACCOUNT_TABLES)).toEqual({ undeclared: [], unknown: [] });
  });

  it('is missed when a new table is not told', async () => {
    expect(await undeclaredTables(account.sql, ACCOUNT_TABLES.slice(1))).toEqual({ undeclared: ['user'], unknown: [] });
  });
});
