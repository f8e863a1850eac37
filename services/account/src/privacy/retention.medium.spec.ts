import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedLenientAccount } from '../../test/account-service';
import { templatesTo } from '../../test/mailbox';
import { newMember, signIn } from '../../test/members';
import { RetentionJob } from './retention-job';

let account: AccountUnderTest;
let id: number;
let name: string;
beforeAll(async () => void (account = await sharedLenientAccount()));
beforeEach(async () => void ({ id, username: name } = await newMember(account)));

const run = () => account.app.get(RetentionJob, { strict: false }).run();
/** Says that the account is kept for so long from now. */
const storedFor = (time: string) =>
  account.sql.query(sql`UPDATE "user" SET data_retention_until = now() + ${time}::interval WHERE id = ${id}`);
const daysLeft = async () =>
  (
    await account.sql.one<{ days: number }>(
      sql`SELECT round(extract(epoch FROM data_retention_until - now()) / 86400)::int AS days FROM "user" WHERE id = ${id}`,
    )
  )?.days;
const warnings = async () =>
  (await templatesTo(account, { id })).filter((template) => template === 'retention-warning').length;
const deletions = () => account.sql.query(sql`SELECT status, reviews FROM data_delete_request WHERE user_id = ${id}`);

describe('how long an account is kept (A10.101)', () => {
  it('is counted from the last time that its member came: registered or signed in', async () => {
    expect(await daysLeft()).toBeGreaterThan(725);
    await storedFor('10 days');
    expect((await signIn(account, name)).status).toBe(200);
    expect(await daysLeft()).toBeGreaterThan(725);
  });

  it('ends after a warning by mail 30 days before, once (A10.100)', async () => {
    await storedFor('31 days');
    await run();
    expect(await warnings()).toBe(0);
    await storedFor('29 days');
    await run();
    await run();
    expect([await warnings(), await daysLeft(), await deletions()]).toEqual([1, 30, []]);
  });

  it('does not end without the 30 days of the warning, however late that was sent', async () => {
    await storedFor('-40 days');
    await run();
    expect([await warnings(), await daysLeft(), await deletions()]).toEqual([1, 30, []]);
  });

  it('goes on when the member signs in after the warning', async () => {
    await storedFor('5 days');
    await run();
    await signIn(account, name);
    const warned = sql`SELECT retention_warned_at AS warned FROM "user" WHERE id = ${id}`;
    expect(await account.sql.one(warned)).toEqual({ warned: null });
    await run();
    expect(await deletions()).toEqual([]);
  });

  it('ends in the deletion that members can ask for, with reviews that stay under no name', async () => {
    await storedFor('-1 hour');
    await account.sql.query(sql`UPDATE "user" SET retention_warned_at = now() - interval '30 days' WHERE id = ${id}`);
    await run();
    await run();
    expect(await deletions()).toEqual([{ status: 'confirmed', reviews: 'anonymise' }]);
    expect(await account.sql.one(sql`SELECT is_active AS active FROM "user" WHERE id = ${id}`)).toEqual({
      active: false,
    });
    const sessions = sql`SELECT 1 FROM session WHERE sess->'memberId' = to_jsonb(${id}::int)`;
    expect(await account.sql.query(sessions)).toEqual([]);
  });

  it('is set for accounts from before this rule, with 30 days at least', async () => {
    await account.sql.query(
      sql`UPDATE "user" SET data_retention_until = NULL, last_login_at = now() - interval '5 years' WHERE id = ${id}`,
    );
    await run();
    expect(await daysLeft()).toBe(30);
  });
});
