import sql from 'sql-template-tag';
import { Database } from '@waymark/service-kit';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { newMember } from '../../test/members';
import { OneTimeTokens } from './one-time-tokens';

let account: AccountUnderTest;
let database: Database;
let tokens: OneTimeTokens;
let memberId: number;

beforeAll(async () => {
  account = await sharedAccount();
  database = account.app.get(Database);
  tokens = account.app.get(OneTimeTokens, { strict: false });
  memberId = (await newMember(account)).id;
}, 60_000);

const issue = (more = {}) =>
  database.transaction((tx) => tokens.issue(tx, { memberId, purpose: 'reset-password', minutes: 60, ...more }));
const take = (token: string, purpose: 'reset-password' | 'verify-email' = 'reset-password') =>
  database.transaction((tx) => tokens.take(tx, token, purpose));

describe('one-time tokens (A10.13, A10.15)', () => {
  it('are worth their member once', async () => {
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect([await take(token), await take(token)]).toEqual([memberId, null]);
  });

  it('are spent by one of many at the same instant (A10.14)', async () => {
    const token = await issue();
    const all = await Promise.all(Array.from({ length: 8 }, () => take(token)));
    expect(all.filter((taker) => taker === memberId)).toHaveLength(1);
  });

  it('are worth nothing for another purpose, cut short, changed or made up', async () => {
    const token = await issue();
    expect(await take(token, 'verify-email')).toBeNull();
    const [cut, other] = [token.slice(0, -1), token.endsWith('A') ? 'B' : 'A'];
    for (const wrong of [cut, `${token}A`, cut + other, '', "' OR 1=1 --"]) expect(await take(wrong)).toBeNull();
    expect(await take(token)).toBe(memberId);
  });

  it('end with their time, an hour at most (A10.16)', async () => {
    const token = await issue();
    await database.query(sql`UPDATE one_time_token SET expires_at = now() - interval '1 second'`);
    expect([await tokens.find(database, token, 'reset-password'), await take(token)]).toEqual([null, null]);
    await expect(issue({ minutes: 61 })).rejects.toThrow(/an hour/);
  });

  it('end when a newer one is asked for, unless they may stand beside each other', async () => {
    const [first, second] = [await issue(), await issue()];
    const third = await issue({ keepOlder: true });
    expect([await take(first), await take(second), await take(third)]).toEqual([null, memberId, memberId]);
  });

  it('carry what they were given for', async () => {
    const token = await issue({ payload: { email: 'new@example.org' } });
    const owner = { memberId, payload: { email: 'new@example.org' } };
    expect(await tokens.find(database, token, 'reset-password')).toEqual(owner);
    expect(await database.transaction((tx) => tokens.takeWithPayload(tx, token, 'reset-password'))).toEqual(owner);
  });

  it('count the tries at what they guard', async () => {
    const token = await issue();
    const tries = [];
    for (let count = 0; count < 4; count += 1) tries.push(await tokens.countTry(database, token, 'reset-password', 3));
    expect(tries.map((owner) => owner?.memberId ?? null)).toEqual([memberId, memberId, memberId, null]);
  });

  it('are kept as their hash alone', async () => {
    const token = await issue();
    const rows = await database.query(sql`SELECT t::text AS row FROM one_time_token t`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
