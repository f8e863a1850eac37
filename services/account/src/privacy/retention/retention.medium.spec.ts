import sql from 'sql-template-tag';
import { type OwnAccount, bodyOf, registration, ownAccount } from '../../../test/account-service';
import { sentMails } from '../../../test/sent-mails';
import { RetentionJob } from './retention-job';

let account: OwnAccount;
beforeAll(
  async () => void (account = await ownAccount({ DATA_RETENTION_MONTHS: '24', AUTH_LIMIT_FACTOR: '1000' })),
  60_000,
);
afterAll(() => account?.stop());

async function newMember(name: string) {
  const response = await account.post('/api/auth/register', registration(name));
  return { id: (await bodyOf<{ id: number }>(response)).id, email: `${name}@example.org` };
}
const run = () => account.app.get(RetentionJob, { strict: false }).run();
const until = (id: number, when: string) =>
  account.sql.query(sql`UPDATE "user" SET data_retention_until = now() + ${when}::interval WHERE id = ${id}`);
const daysLeft = async (id: number) =>
  (
    await account.sql.one<{ days: number }>(
      sql`SELECT round(extract(epoch FROM data_retention_until - now()) / 86400)::int AS days FROM "user" WHERE id = ${id}`,
    )
  )?.days;
const warnings = async (email: string) =>
  (await sentMails(account, 'retention-warning')).filter(({ to }) => to === email).length;
const deletions = (id: number) =>
  account.sql.query(sql`SELECT status, reviews FROM data_delete_request WHERE user_id = ${id}`);

describe('how long an account is kept (A10.101)', () => {
  it('is counted from the last time that its member came: registered or signed in', async () => {
    const { id, email } = await newMember('keep.ana');
    expect(await daysLeft(id)).toBeGreaterThan(725);
    await until(id, '10 days');
    expect((await account.post('/api/auth/login', { email, password: 'quiet rivers at noon' })).status).toBe(200);
    expect(await daysLeft(id)).toBeGreaterThan(725);
  });

  it('ends after a warning by mail 30 days before, once (A10.100)', async () => {
    const { id, email } = await newMember('keep.ben');
    await until(id, '31 days');
    await run();
    expect(await warnings(email)).toBe(0);
    await until(id, '29 days');
    await run();
    await run();
    expect(await warnings(email)).toBe(1);
    expect(await daysLeft(id)).toBe(30);
    expect(await deletions(id)).toEqual([]);
  });

  it('does not end without the 30 days of the warning, however late that was sent', async () => {
    const { id, email } = await newMember('keep.cho');
    await until(id, '-40 days');
    await run();
    expect([await warnings(email), await daysLeft(id), await deletions(id)]).toEqual([1, 30, []]);
  });

  it('goes on when the member signs in after the warning', async () => {
    const { id, email } = await newMember('keep.dee');
    await until(id, '5 days');
    await run();
    await account.post('/api/auth/login', { email, password: 'quiet rivers at noon' });
    expect(await account.sql.one(sql`SELECT retention_warned_at AS warned FROM "user" WHERE id = ${id}`)).toEqual({
      warned: null,
    });
    await run();
    expect(await deletions(id)).toEqual([]);
  });

  it('ends in the deletion that members can ask for, with reviews that stay under no name', async () => {
    const { id } = await newMember('keep.eli');
    await account.sql.query(
      sql`UPDATE "user" SET data_retention_until = now() - interval '1 hour', retention_warned_at = now() - interval '30 days' WHERE id = ${id}`,
    );
    await run();
    expect(await deletions(id)).toEqual([{ status: 'confirmed', reviews: 'anonymise' }]);
    expect(await account.sql.one(sql`SELECT is_active AS active FROM "user" WHERE id = ${id}`)).toEqual({
      active: false,
    });
    expect(await account.sql.query(sql`SELECT 1 FROM session WHERE sess->'memberId' = to_jsonb(${id}::int)`)).toEqual(
      [],
    );
    await run();
    expect(await deletions(id)).toHaveLength(1);
  });

  it('is set for accounts from before this rule, with 30 days at least', async () => {
    const { id } = await newMember('keep.fay');
    await account.sql.query(
      sql`UPDATE "user" SET data_retention_until = NULL, last_login_at = now() - interval '5 years' WHERE id = ${id}`,
    );
    await run();
    expect(await daysLeft(id)).toBe(30);
  });
});
