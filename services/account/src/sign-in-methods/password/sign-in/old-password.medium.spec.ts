import sql from 'sql-template-tag';
import { until } from '@waymark/testing';
import { type AccountUnderTest, bodyOf, registration, sharedAccount } from '../../../../test/account-service';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

/** Signs in; the account changes by `change` after its password was found right and before there is a session. */
async function signInDuring(name: string, change: ReturnType<typeof sql>): Promise<Response> {
  await account.post('/api/auth/register', registration(name));
  let answer: Promise<Response> | undefined;
  await account.sql.transaction(async (tx) => {
    await tx.query(sql`UPDATE "user" SET ${change} WHERE username = ${name}`);
    await tx.query(sql`DELETE FROM session`);
    answer = account.post('/api/auth/login', { email: `${name}@example.org`, password: 'quiet rivers at noon' });
    await until('a login that waits for the account', 5_000, () =>
      account.sql.one(
        sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      ),
    );
  });
  if (!answer) throw new Error('No sign-in was begun');
  return answer;
}

describe('a password that is right when a sign-in begins', () => {
  it.each([
    ['is replaced', 'racer', sql`password_hash = 'another'`, 'auth.invalid-credentials'],
    ['belongs to somebody who is suspended', 'banned', sql`is_active = false, suspended_at = now()`, 'auth.required'],
  ])('opens nothing when it %s before the session is there (A10.114)', async (_what, name, change, code) => {
    const response = await signInDuring(name, change);
    expect([response.status, (await bodyOf(response)).code, response.headers.getSetCookie()]).toEqual([401, code, []]);
    expect(await account.sql.query(sql`SELECT 1 FROM session`)).toEqual([]);
  });
});
