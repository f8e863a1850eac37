import { accountContentAutoFlagged } from '@waymark/contracts-account';
import sql from 'sql-template-tag';
import { type AccountUnderTest, sharedAccount } from '../../test/account-service';
import { newMember } from '../../test/members';
import { MemberEvents } from './member-events';

let account: AccountUnderTest;
beforeAll(async () => void (account = await sharedAccount()));

const eventsOf = (id: number) =>
  account.sql.query<{ version: number; data: unknown }>(sql`
    SELECT aggregate_version AS version, data FROM outbox
    WHERE type = 'account.member.changed.v1' AND aggregate_id = ${String(id)} ORDER BY seq`);

describe('telling that a member changed', () => {
  it('carries what the rows hold at the end of the change, and the next version', async () => {
    const { id, username } = await newMember(account);
    await account.sql.transaction(async (tx) => {
      await tx.query(sql`UPDATE user_profile SET is_verified = true, is_influencer = true WHERE id = ${id}`);
      await tx.query(sql`UPDATE "user" SET is_active = false WHERE id = ${id}`);
      await account.app.get(MemberEvents).changed(tx, id);
    });
    const data = {
      memberId: id,
      displayName: 'Maya Lopez',
      username,
      isVerified: true,
      isInfluencer: true,
      isPublic: true,
      isActive: false,
      isStaff: false,
      interests: [],
      city: null,
    };
    expect(await eventsOf(id)).toEqual([{ version: 2, data }]);
  });

  it('gives each of many concurrent changes its own version', async () => {
    const { id } = await newMember(account);
    const change = () => account.sql.transaction((tx) => account.app.get(MemberEvents).changed(tx, id));
    await Promise.all(Array.from({ length: 8 }, change));
    expect((await eventsOf(id)).map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('a profile (F5.6)', () => {
  const PROFILE = {
    interests: [],
    profileVisibility: 'public',
    showLocation: true,
    showEmail: false,
    travelStyle: null,
  };

  const signals = async (memberId: number) =>
    (
      await account.sql.query<{ signals: string[] }>(sql`
        SELECT data -> 'signals' AS signals FROM outbox
        WHERE type = ${accountContentAutoFlagged.type} AND data ->> 'contentId' = ${String(memberId)} ORDER BY seq`)
    ).map((row) => row.signals);

  it('that everybody reads calls a person when it tells private things, and stays as it is', async () => {
    const maya = await newMember(account);
    const publicBio = 'My neighbour lives at LS1 4AP.';
    expect((await maya.call('PUT', '/api/profile/public', { ...PROFILE, publicBio })).status).toBe(200);
    expect(await signals(maya.id)).toEqual([['personal-data', 'new-account']]);
  });

  it('that is private is not published under names that nobody may read', async () => {
    const maya = await newMember(account);
    const body = { ...PROFILE, profileVisibility: 'private', publicBio: 'See www.example.org.' };
    expect((await maya.call('PUT', '/api/profile/public', body)).status).toBe(200);
    expect(await signals(maya.id)).toEqual([]);
  });

  it('calls a person by a name that may hurt', async () => {
    const maya = await newMember(account);
    const body = { displayName: 'Ms Wanker', username: `maya.${maya.id}` };
    expect((await maya.call('PUT', '/api/profile/name', body)).status).toBe(200);
    expect(await signals(maya.id)).toEqual([['obscenity', 'new-account']]);
  });
});
