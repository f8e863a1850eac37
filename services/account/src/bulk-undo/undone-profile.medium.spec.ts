import { accountBulkUndoDone, memberChanged } from '@waymark/contracts-account';
import { bulkUndoDecided } from '@waymark/contracts-community';
import type { ActivityOfDay } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { type AccountUnderTest, bodyOf, sharedAccount } from '../../test/account-service';
import { arrives, told } from '../../test/events';
import { newMember, type Member } from '../../test/members';

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
let owner: Member;
let bulkUndoId = 70;
beforeAll(async () => void (account = await sharedAccount()));
beforeEach(async () => {
  owner = await newMember(account);
  bulkUndoId += 1;
});

const decide = (number: number, state: 'reverted' | 'undone') =>
  arrives(
    account,
    bulkUndoDecided,
    { revertId: bulkUndoId, number, memberId: owner.id, day: DAY, state, leftOut: [], statementId: null },
    { aggregateVersion: number },
  );

async function preview(): Promise<ActivityOfDay> {
  const path = `/api/user-profiles/member-days/${owner.id}/${DAY}`;
  const headers = { 'x-waymark-identity': await account.identityOf(5, 'moderator') };
  return bodyOf<ActivityOfDay>(await account.call(path, { headers }));
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
    expect(await told(account, accountBulkUndoDone, bulkUndoId)).toMatchObject([
      { counts: [{ kind: 'profile-change', count: 1 }] },
    ]);
    await decide(2, 'undone');
    await decide(1, 'reverted');
    expect(await shown()).toEqual(after);
    expect((await told(account, memberChanged, owner.id)).at(-1)).toMatchObject({ city: 'Everywhere', isStaff: false });
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
