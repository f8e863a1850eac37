import sql from 'sql-template-tag';
import { sessionCacheKey } from '@waymark/contracts-account';
import { type AccountUnderTest, hashOf, sharedAccount } from '../../test/account-service';
import { givenPerson } from '../../test/members';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const DAY = 24 * 60;

/** The hash of a new session of a member, or of staff. */
const newSession = async (name: string, role = 'member') => hashOf((await givenPerson(account, name, role)).cookie);

/** Moves a session into the past, as if it had begun and last been used then. */
async function age(hash: string, began: number, usedMinutesAgo = began): Promise<void> {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const past = JSON.stringify({ createdAt: before(began), lastUsedAt: before(usedMinutesAgo) });
  await account.sql.query(sql`
    UPDATE session SET sess = sess || ${past}::jsonb, expire = expire - make_interval(mins => ${usedMinutesAgo}) WHERE sid = ${hash}`);
  await account.redis.del(sessionCacheKey(hash));
}

const isOpen = async (hash: string) => (await account.lookup(hash)).status === 200;

async function minutesLeft(hash: string): Promise<number> {
  const row = await account.sql.one<{ minutes: number }>(
    sql`SELECT round(extract(epoch FROM expire - now()) / 60)::int AS minutes FROM session WHERE sid = ${hash}`,
  );
  return row?.minutes ?? 0;
}

describe.each([
  ['a member', 'member', 30 * DAY, 90 * DAY],
  ['a moderator', 'moderator', 30, 12 * 60],
  ['an admin', 'admin', 30, 12 * 60],
])('the session of %s', (_, role, idle, absolute) => {
  it(`ends after ${idle} minutes without use`, async () => {
    const hash = await newSession(`idle-${role}`, role);
    await age(hash, idle - 1);
    expect(await minutesLeft(hash)).toBe(1);
    expect(await isOpen(hash)).toBe(true);
    // Each use restarts the wait.
    expect(await minutesLeft(hash)).toBe(idle);
    await age(hash, 2 * idle, idle + 1);
    expect(await isOpen(hash)).toBe(false);
  });

  it(`ends ${absolute} minutes after the sign-in, however much it is used`, async () => {
    const hash = await newSession(`late-${role}`, role);
    await age(hash, absolute - 5, idle - 1);
    await isOpen(hash);
    expect(await minutesLeft(hash)).toBe(5);
    await age(hash, absolute + 5, 10);
    expect(await isOpen(hash)).toBe(false);
  });
});

describe('what Redis keeps of a session', () => {
  it('is forgotten when the session ends, not a minute later', async () => {
    const hash = await newSession('short');
    await account.redis.del(sessionCacheKey(hash));
    await account.sql.query(sql`UPDATE session SET expire = now() + interval '20 seconds' WHERE sid = ${hash}`);
    expect(await isOpen(hash)).toBe(true);
    expect(await account.redis.ttl(sessionCacheKey(hash))).toBeLessThanOrEqual(20);
  });
});
