import { privacyGaps } from '@waymark/service-kit';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { ACCOUNT_TABLES } from './privacy.declaration';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

describe('what account holds about members', () => {
  it('is declared for every table of its database (A10.82)', async () => {
    expect(await privacyGaps(account.sql, ACCOUNT_TABLES)).toEqual([]);
  });

  it('reports a new table that is not declared', async () => {
    expect(await privacyGaps(account.sql, ACCOUNT_TABLES.slice(1))).toEqual(['user is not declared']);
  });
});
