import { randomUUID } from 'node:crypto';
import { accountRevertDone, memberChanged } from '@waymark/contracts-account';
import { revertDecided } from '@waymark/contracts-community';
import type { MemberDay } from '@waymark/contracts-core';
import { JetStreamStrategy } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { givenMember, type GivenMember } from '../../test/given-member';

const DAY = '2026-05-05';
const PROFILE = {
  publicBio: 'I travel by train.',
  interests: [],
  profileVisibility: 'public',
  showLocation: true,
  showEmail: false,
  travelStyle: 'solo',
  location: 'Leeds',
};

let account: AccountUnderTest;
let owner: GivenMember;
let revertId = 70;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => {
  owner = await givenMember(account);
  revertId += 1;
});

async function decide(number: number, state: 'reverted' | 'undone'): Promise<void> {
  const data = { revertId, number, memberId: owner.id, day: DAY, state, leftOut: [], statementId: null };
  const time = new Date().toISOString();
  const event = { id: randomUUID(), type: revertDecided.type, time, aggregateId: '7', aggregateVersion: number, data };
  expect(await account.app.get(JetStreamStrategy).dispatch({ ...event, correlationId: null })).toBeTruthy();
}

async function preview(): Promise<MemberDay> {
  const path = `/api/user-profiles/member-days/${owner.id}/${DAY}`;
  expect((await owner.call('GET', path)).status).toBe(403);
  const identity = await account.identityOf(5, 'moderator');
  return bodyOf<MemberDay>(await account.call(path, { headers: { 'x-waymark-identity': identity } }));
}

const shown = async () =>
  account.sql.one<{ name: string; bio: string; place: string }>(
    sql`SELECT display_name AS name, public_bio AS bio, location AS place FROM user_profile WHERE id = ${owner.id}`,
  );
const write = (more: object) => owner.call('PUT', '/api/profile/public', { ...PROFILE, ...more });
const dated = (at: string) =>
  account.sql.query(
    sql`UPDATE profile_version SET until = ${at}::timestamptz WHERE member_id = ${owner.id} AND until > now() - interval '1 hour'`,
  );

describe('changes of a profile on a day', () => {
  it('go back to what was before the first of them, and come back (F6.23)', async () => {
    await write({});
    await dated('2026-05-01T10:00:00Z');
    await write({ publicBio: 'Buy my tours.' });
    await write({ publicBio: 'Buy my tours now.', location: 'Everywhere' });
    await dated('2026-05-05T10:00:00Z');
    const after = await shown();
    expect((await preview()).kinds).toMatchObject([
      { kind: 'profile-change', count: 1, items: [{ said: 'I travel by train., Leeds' }] },
    ]);
    await decide(1, 'reverted');
    expect((await preview()).taken).toEqual([{ kind: 'profile-change', count: 1 }]);
    expect(await shown()).toEqual({ name: after?.name, bio: PROFILE.publicBio, place: 'Leeds' });
    const done = await account.sql.query(sql`SELECT data FROM outbox WHERE type = ${accountRevertDone.type}`);
    expect(done.at(-1)).toMatchObject({ data: { revertId, counts: [{ kind: 'profile-change', count: 1 }] } });
    await decide(2, 'undone');
    await decide(1, 'reverted');
    expect(await shown()).toEqual(after);
    const told = await account.sql.query<{ data: object }>(
      sql`SELECT data FROM outbox WHERE type = ${memberChanged.type} AND aggregate_id = ${String(owner.id)} ORDER BY seq`,
    );
    expect(told.at(-1)?.data).toMatchObject({ city: 'Everywhere', isStaff: false });
  });

  it('stay where the member wrote anew since', async () => {
    await write({});
    await dated('2026-05-05T10:00:00Z');
    await write({ publicBio: 'Later words.' });
    await decide(1, 'reverted');
    expect(await shown()).toMatchObject({ bio: 'Later words.' });
  });

  it('brought back keep what the member wrote meanwhile', async () => {
    await write({});
    await dated('2026-05-05T10:00:00Z');
    await decide(1, 'reverted');
    await write({ publicBio: 'Written meanwhile.', location: '' });
    await decide(2, 'undone');
    expect(await shown()).toMatchObject({ bio: 'Written meanwhile.', place: 'Leeds' });
  });
});
