import sql from 'sql-template-tag';
import { Outbox } from '@waymark/service-kit';
import { MemberRepository } from '../member/member.repository';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { ensureSampleAccount } from './ensure-sample-account';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

const PEPPER = 'a pepper of at least thirty-two characters';
let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const moderator = SAMPLE_ACCOUNTS[1];
const ensure = (kept?: string) => {
  const tools = { database: account.sql, members: account.app.get(MemberRepository), outbox: new Outbox() };
  return ensureSampleAccount(tools, moderator, kept, PEPPER);
};
const signIn = (password: string) => account.post('/api/auth/login', { email: moderator.email, password });

describe('sample account', () => {
  it('opens with the password given, keeps it, and stays one account', async () => {
    const first = await ensure();
    const second = await ensure(first);
    expect(second).toBe(first);
    const response = await signIn(first);
    expect(await response.json()).toMatchObject({ role: 'moderator', displayName: 'Sample Moderator' });
    expect(await account.sql.query(sql`SELECT 1 FROM outbox`)).toHaveLength(1);
  });

  it('gets a new password when the old one was lost', async () => {
    const found = await ensure(undefined);
    expect((await signIn(found)).status).toBe(200);
  });
});
